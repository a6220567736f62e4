import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/language.ts';
import { showIncoming } from '#app/toasts/toast.tsx';
import type { UnreadView } from '#domain/conversations/unread-view.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { messageSummary } from '#messages/message-summary.ts';
import { conversationAddress } from './conversation-address.ts';
import { openLine } from './live-line.ts';

/** Keeps the line open for whoever is signed in, and tells of what comes in while they are elsewhere. */
export default function LiveIncoming({ role, unread }: { role: Role; unread: UnreadView }) {
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
