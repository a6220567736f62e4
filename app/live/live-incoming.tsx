import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/language.ts';
import { showIncoming } from '#app/toasts/toast.tsx';
import type { UnreadView } from '#domain/conversations/unread-view.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { messageSummary } from '#messages/message-summary.ts';
import { conversationAddress } from './conversation-address.ts';
import { openLiveConnection, resumeLiveConnection } from './live-connection.ts';

/** `loaded` are the counts of the loader. */
export function LiveIncoming({ role, loaded }: { role: Role; loaded: UnreadView }) {
  const navigate = useNavigate();
  const to = usePath();
  const latest = useRef({ navigate, to, loaded });
  useEffect(() => {
    latest.current = { navigate, to, loaded };
  });
  useEffect(
    () =>
      openLiveConnection(latest.current.loaded, (message) =>
        showIncoming(m.conversation_incoming({ name: message.otherName }), messageSummary(message), {
          label: m.conversation_show(),
          onClick: () => void latest.current.navigate(latest.current.to(conversationAddress(role, message))),
        }),
      ),
    [role],
  );
  // Each answer of the loader is a new object, and proves that the browser has a session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loaded` is the trigger
  useEffect(() => resumeLiveConnection(), [loaded]);
  return null;
}
