import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { subscribeToDeal } from './live-connection.ts';

/**
 * Reloads the page's data once the stream of the conversation tells of a newer version of its deal. Waits for a form that
 * is being sent, because its redirect reloads the data too, and a second reload would take the toast of the redirect.
 */
export function useDealRevalidation(version: number): void {
  const { revalidate } = useRevalidator();
  const isBusy = useNavigation().state !== 'idle';
  const isSending = useFetchers().some(({ formMethod }) => formMethod !== undefined);
  const [newest, setNewest] = useState(version);
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => subscribeToDeal(setNewest), []);
  const isOutdated = newest > version && !isBusy && !isSending;
  useEffect(() => {
    if (isOutdated) reload();
  }, [isOutdated]);
}
