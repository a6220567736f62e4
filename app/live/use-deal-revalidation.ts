import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToDeal } from './live-connection.ts';
import { useIsIdle } from './use-is-idle.ts';

/** Reloads the page's data when the conversation's stream reports a newer version of the deal. */
export function useDealRevalidation({ id, version }: { id: string; version: number }): void {
  const { revalidate } = useRevalidator();
  const isIdle = useIsIdle();
  const [reported, setReported] = useState({ id, version });
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => subscribeToDeal((newest) => setReported({ id, version: newest })), [id]);
  const newest = reported.id === id ? reported.version : version;
  useEffect(() => {
    if (newest > version && isIdle) reload();
  }, [newest, version, isIdle]);
}
