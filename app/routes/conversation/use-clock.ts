import { useEffect, useState } from 'react';
import { useInBrowser } from '#app/rendering/use-in-browser.ts';

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The viewer's time zone and current time, updated each minute. The server and the first render in the browser use the Paris
 * time zone and `asOf`, so that both produce the same text.
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
