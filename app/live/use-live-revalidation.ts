import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { currentUnread, subscribeToUnread } from './live-connection.ts';
import { useIsIdle } from './use-is-idle.ts';

/** Reloads the page's data when a notification arrives. */
export function useLiveRevalidation(isActive: boolean): void {
  const { revalidate } = useRevalidator();
  const isIdle = useIsIdle();
  const [isOutdated, setOutdated] = useState(false);
  const reload = useEffectEvent(() => {
    setOutdated(false);
    void revalidate();
  });
  useEffect(() => {
    if (!isActive) return;
    let known = currentUnread()?.notifications;
    return subscribeToUnread(() => {
      const count = currentUnread()?.notifications;
      // While the person is logged out, there is no count.
      if (count === undefined) return;
      if (known !== undefined && count > known) setOutdated(true);
      known = count;
    });
  }, [isActive]);
  useEffect(() => {
    if (isOutdated && isIdle) reload();
  }, [isOutdated, isIdle]);
}
