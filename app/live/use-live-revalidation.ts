import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { currentUnread, subscribeToUnread } from './live-connection.ts';

export function useLiveRevalidation(isActive: boolean): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (!isActive) return;
    let known = currentUnread()?.notifications;
    return subscribeToUnread(() => {
      const count = currentUnread()?.notifications;
      if (count !== undefined && known !== undefined && count > known) reload();
      known = count;
    });
  }, [isActive]);
}
