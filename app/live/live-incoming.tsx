import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/language.ts';
import { showIncoming } from '#app/toasts/toast.tsx';
import type { UnreadView } from '#domain/conversations/unread-view.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { messageSummary } from '#messages/message-summary.ts';
import { conversationAddress } from './conversation-address.ts';
import { openLiveConnection } from './live-connection.ts';

export function LiveIncoming({ role, unread }: { role: Role; unread: UnreadView }) {
  const navigate = useNavigate();
  const to = usePath();
  const latest = useRef({ navigate, to, unread });
  useEffect(() => {
    latest.current = { navigate, to, unread };
  });
  useEffect(
    () =>
      openLiveConnection(latest.current.unread, (message) =>
        showIncoming(m.conversation_incoming({ name: message.otherName }), messageSummary(message), {
          label: m.conversation_show(),
          onClick: () => void latest.current.navigate(latest.current.to(conversationAddress(role, message))),
        }),
      ),
    [role],
  );
  return null;
}
