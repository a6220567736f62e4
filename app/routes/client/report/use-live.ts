import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { watchUnread } from '#app/live-line.ts';

/** What nobody tells of, as views, shows at the latest after this. */
const LOOK_MS = 10_000;

/** Reads the page anew when the tab's line tells of something that came in, and now and then while it is looked at. */
export function useLive(): void {
  const { revalidate, state } = useRevalidator();
  const look = useRef(() => {});
  useEffect(() => {
    look.current = () => {
      if (state === 'idle' && document.visibilityState === 'visible') void revalidate();
    };
  });
  useEffect(() => {
    const lookNow = () => look.current();
    const timer = setInterval(lookNow, LOOK_MS);
    const leave = watchUnread(lookNow);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      clearInterval(timer);
      leave();
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, []);
}
