import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToDeal } from './live-connection.ts';
import { useIsIdle } from './use-is-idle.ts';

/** Reloads the page's data when the conversation's stream reports a newer version of the deal. */
export function useDealRevalidation(version: number): void {
  const { revalidate } = useRevalidator();
  const isIdle = useIsIdle();
  const [newest, setNewest] = useState(version);
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => subscribeToDeal(setNewest), []);
  const isOutdated = newest > version && isIdle;
  useEffect(() => {
    if (isOutdated) reload();
  }, [isOutdated]);
}
