import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { nothingUnread, type UnreadView } from '#domain/conversations/unread-view.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { messageSummary } from '#messages/message-summary.ts';
import { conversationAddress } from './conversation-address.ts';
import { usePath } from './language.ts';
import { openLine, unreadNow, watchUnread } from './live-line.ts';
import { showIncoming } from './toast.tsx';
import { Count } from './ui/count.tsx';

/** What is unread: as the page was loaded, then as it is told. */
export function useUnread(): UnreadView {
  const loaded = useRouteLoaderData<{ unread?: UnreadView }>('root')?.unread;
  const told = useSyncExternalStore(watchUnread, unreadNow, () => undefined);
  return told ?? loaded ?? nothingUnread;
}

/** Keeps the line open for whoever is signed in, and tells of what comes in while they are elsewhere. */
export function LiveLine({ role, unread }: { role: Role; unread: UnreadView }) {
  const navigate = useNavigate();
  const to = usePath();
  const now = useRef({ navigate, to, unread });
  useEffect(() => {
    now.current = { navigate, to, unread };
  });
  useEffect(
    () =>
      openLine(now.current.unread, (message) =>
        showIncoming(m.conversation_incoming({ name: message.otherName }), messageSummary(message), {
          label: m.conversation_show(),
          onClick: () => void now.current.navigate(now.current.to(conversationAddress(role, message))),
        }),
      ),
    [role],
  );
  return null;
}

/** How many messages of a campaign, or of one of its influencers, are unread; nothing when none is. */
export function UnreadBadge({ campaignId, influencerId }: { campaignId: string; influencerId?: string }) {
  const { conversations } = useUnread();
  const count = conversations
    .filter((it) => it.campaignId === campaignId && (!influencerId || it.influencerId === influencerId))
    .reduce((sum, it) => sum + it.count, 0);
  return count > 0 && <Count count={count} label={m.conversation_unread({ count })} />;
}
