import { useEffect, useState } from 'react';
import { useInBrowser } from '#app/rendering/use-in-browser.ts';

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the viewer's time zone and the current time, updated each minute. The server and the browser's first render
 * must produce the same text, so both use Paris and `asOf`.
 */
export function useClock(asOf: string): { zone: string; now: Date } {
  const zone = useInBrowser(browserZone, 'Europe/Paris');
  const [now, setNow] = useState(() => new Date(asOf));
  useEffect(() => {
    setNow(new Date());
    const minutes = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(minutes);
  }, []);
  return { zone, now };
}
