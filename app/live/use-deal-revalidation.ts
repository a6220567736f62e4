import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToDeal } from './live-connection.ts';

/** Reloads the page's data once the stream of the conversation tells of another version of its deal. */
export function useDealRevalidation(version: number): void {
  const { revalidate } = useRevalidator();
  const receive = useEffectEvent((newest: number) => {
    if (newest !== version) void revalidate();
  });
  useEffect(() => subscribeToDeal(receive), []);
}
