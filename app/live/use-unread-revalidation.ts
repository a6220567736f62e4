import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useUnread } from './unread.tsx';

/** Reloads the page's data when the unread counts change, for example after reading in another tab. */
export function useUnreadRevalidation(): void {
  const unread = JSON.stringify(useUnread());
  const { revalidate } = useRevalidator();
  const last = useRef(unread);
  useEffect(() => {
    if (last.current !== unread) void revalidate();
    last.current = unread;
  }, [unread, revalidate]);
}
