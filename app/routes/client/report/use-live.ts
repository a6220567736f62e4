import { useEffect, useState } from 'react';
import { pathTo } from '#app/addresses/path.ts';
import { subscribeToUnread } from '#app/live/live-connection.ts';
import type { Analytics } from '#domain/reports/days.ts';

/** What nobody tells of, as views, shows at the latest after this. */
const LOOK_MS = 10_000;

/**
 * A campaign's days: as the page was loaded, then read anew when the tab's line tells of something that came in, and now and
 * then while they are looked at. What cannot be read just now stays as it is.
 */
export function useLive(campaignId: string, loaded: Analytics): Analytics {
  const [latest, setLatest] = useState(loaded);
  useEffect(() => {
    const gone = new AbortController();
    let isReading = false;
    let isWanted = false;
    async function look(): Promise<void> {
      isWanted = true;
      if (isReading || document.visibilityState === 'hidden') return;
      isReading = true;
      while (isWanted) {
        isWanted = false;
        const read = await readAnalytics(campaignId, gone.signal);
        if (gone.signal.aborted) return;
        if (read) setLatest(read);
      }
      isReading = false;
    }
    const lookNow = () => void look();
    const timer = setInterval(lookNow, LOOK_MS);
    const leave = subscribeToUnread(lookNow);
    document.addEventListener('visibilitychange', lookNow);
    return () => {
      gone.abort();
      clearInterval(timer);
      leave();
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [campaignId]);
  return latest;
}

async function readAnalytics(campaignId: string, signal: AbortSignal): Promise<Analytics | null> {
  try {
    const answer = await fetch(pathTo('/api/campaigns/:campaignId/analytics', { campaignId }), { signal });
    return answer.ok ? ((await answer.json()) as Analytics) : null;
  } catch {
    return null; // no network, or a server that is just starting
  }
}
