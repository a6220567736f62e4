import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useIsIdle } from './use-is-idle.ts';

/** Reloads the page's data when the user returns to this tab, for example after following a link in an email. */
export function useReturnRevalidation(): void {
  const { revalidate } = useRevalidator();
  const isIdle = useIsIdle();
  const reload = useEffectEvent(() => {
    if (!document.hidden && isIdle) void revalidate();
  });
  useEffect(() => {
    const onReturn = () => reload();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);
}
