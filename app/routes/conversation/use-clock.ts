import { useEffect, useState } from 'react';
import { useInBrowser } from '#app/rendering/use-in-browser.ts';

const zoneOfReader = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The reader's time zone and the present, told anew each minute. The server's page stands in Paris at `asOf`, and so does
 * the browser's first look at it: what the two write is the same, and only then the reader's own clock takes over.
 */
export function useClock(asOf: string): { zone: string; now: Date } {
  const zone = useInBrowser(zoneOfReader, 'Europe/Paris');
  const [now, setNow] = useState(() => new Date(asOf));
  useEffect(() => {
    setNow(new Date());
    const minutes = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(minutes);
  }, []);
  return { zone, now };
}
