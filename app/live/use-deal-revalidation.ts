import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { subscribeToDeal } from './live-connection.ts';

/**
 * Reloads the page's data when the conversation's stream reports a newer version of the deal. Waits while a form is
 * being sent: the form's redirect also reloads the data, and a second reload would lose the redirect's toast.
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
