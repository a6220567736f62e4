import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Count } from '#app/ui/count.tsx';
import { nothingUnread, type UnreadView } from '#domain/conversations/unread-view.ts';
import { m } from '#messages';
import { currentUnread, subscribeToUnread } from './live-connection.ts';

/**
 * Returns the unread counts of the live connection. Before the first update of the connection, returns the counts of
 * the loader.
 */
export function useUnread(): UnreadView {
  const loaded = useRouteLoaderData<{ unread?: UnreadView }>('root')?.unread;
  const live = useSyncExternalStore(subscribeToUnread, currentUnread, () => undefined);
  return live ?? loaded ?? nothingUnread;
}

export function UnreadBadge({ campaignId, influencerId }: { campaignId: string; influencerId?: string }) {
  const { conversations } = useUnread();
  const count = conversations
    .filter((it) => it.campaignId === campaignId && (!influencerId || it.influencerId === influencerId))
    .reduce((sum, it) => sum + it.count, 0);
  return count > 0 && <Count count={count} label={m.conversation_unread({ count })} />;
}
