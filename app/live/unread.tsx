import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Count } from '#app/ui/count.tsx';
import { nothingUnread, type UnreadView } from '#domain/conversations/unread-view.ts';
import { m } from '#messages';
import { unreadNow, watchUnread } from './live-line.ts';

/** What is unread: as the page was loaded, then as it is told. */
export function useUnread(): UnreadView {
  const loaded = useRouteLoaderData<{ unread?: UnreadView }>('root')?.unread;
  const told = useSyncExternalStore(watchUnread, unreadNow, () => undefined);
  return told ?? loaded ?? nothingUnread;
}

/** How many messages of a campaign, or of one of its influencers, are unread; nothing when none is. */
export function UnreadBadge({ campaignId, influencerId }: { campaignId: string; influencerId?: string }) {
  const { conversations } = useUnread();
  const count = conversations
    .filter((it) => it.campaignId === campaignId && (!influencerId || it.influencerId === influencerId))
    .reduce((sum, it) => sum + it.count, 0);
  return count > 0 && <Count count={count} label={m.conversation_unread({ count })} />;
}
