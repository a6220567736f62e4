import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { subscribeToUnread } from '#app/live/live-connection.ts';
import { useIsIdle } from '#app/live/use-is-idle.ts';
import type { Analytics } from '#domain/reports/days.ts';

/** Milliseconds between two fetches. Polling is necessary, because new views of a campaign cause no live event. */
const POLL_MS = 10_000;

/**
 * Returns the analytics of the loader at first. While the tab is visible, fetches them every `POLL_MS`, and after each
 * live update of the unread counts of messages and notifications. A failed fetch keeps the last values. Reloads the
 * page's data if the plan no longer has analytics.
 */
export function useLiveAnalytics(campaignId: string, loaded: Analytics): Analytics {
  const [latest, setLatest] = useState(loaded);
  const { revalidate } = useRevalidator();
  const isIdle = useIsIdle();
  // If the page does not reload now, the next fetch tries again.
  const reload = useEffectEvent(() => isIdle && void revalidate());
  useEffect(() => {
    const unmounted = new AbortController();
    let isFetching = false;
    let isRequested = false;
    async function refresh(): Promise<void> {
      isRequested = true;
      if (isFetching || document.visibilityState === 'hidden') return;
      isFetching = true;
      while (isRequested) {
        isRequested = false;
        const fetched = await fetchAnalytics(campaignId, unmounted.signal);
        if (unmounted.signal.aborted) return;
        if (fetched === 'locked') reload();
        else if (fetched) setLatest(fetched);
      }
      isFetching = false;
    }
    const refreshNow = () => void refresh();
    const timer = setInterval(refreshNow, POLL_MS);
    const unsubscribe = subscribeToUnread(refreshNow);
    document.addEventListener('visibilitychange', refreshNow);
    return () => {
      unmounted.abort();
      clearInterval(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', refreshNow);
    };
  }, [campaignId]);
  return latest;
}

async function fetchAnalytics(campaignId: string, signal: AbortSignal): Promise<Analytics | 'locked' | null> {
  try {
    const response = await fetch(pathTo('/api/campaigns/:campaignId/analytics', { campaignId }), { signal });
    if (response.status === 403) return 'locked';
    return response.ok ? ((await response.json()) as Analytics) : null;
  } catch {
    return null;
  }
}
