import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { currentUnread } from './live-connection.ts';
import { useUnread } from './unread.tsx';
import { useIsIdle } from './use-is-idle.ts';

/** Reloads the page's data when the unread counts change, for example after reading in another tab. */
export function useUnreadRevalidation(): void {
  const unread = JSON.stringify(useUnread());
  const { revalidate } = useRevalidator();
  const isIdle = useIsIdle();
  const last = useRef(unread);
  useEffect(() => {
    // Without live counts the session may have ended. A reload would then leave the page for the login.
    if (!isIdle || last.current === unread || !currentUnread()) return;
    last.current = unread;
    void revalidate();
  }, [unread, isIdle, revalidate]);
}
