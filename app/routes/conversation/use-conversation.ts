import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePath } from '#app/language.ts';
import {
  type ConnectionState,
  setSeenConversation,
  subscribeToConversation,
} from '#app/live/live-connection.ts';
import { showError, showFailure } from '#app/toasts/toast.tsx';
import { type ClosedRefusal, closedRefusal } from '#domain/conversations/conversation.ts';
import type { ConversationView, MessageView } from '#domain/conversations/conversation-view.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { messageSummary } from '#messages/message-summary.ts';
import { getOlder } from './conversation-requests.ts';
import { applyChange, type Change, type ComposedMessage, receivedUpTo, type Thread } from './thread.ts';
import { useReadMark } from './use-read-mark.ts';
import { useUnsent } from './use-unsent.ts';

export function useConversation(view: ConversationView, isSeen: boolean) {
  const { id: conversationId, side, otherName } = view;
  const key = `conversation:${conversationId}:${side}` as const;
  const to = usePath();
  const messagesAddress = to('/api/conversations/:conversationId/messages', { conversationId });
  const { thread, newest, change } = useThread(view);
  const [closed, setClosed] = useState<ClosedRefusal | null>(
    view.isWritable ? null : closedRefusal(otherName),
  );
  const [connection, setConnection] = useState<ConnectionState>('open');
  const [announcement, setAnnouncement] = useState('');
  /** Number of messages whose text was returned to the stored draft. */
  const [returned, setReturned] = useState(0);

  const unsent = useUnsent({
    key,
    address: messagesAddress,
    side,
    thread,
    newest,
    change,
    onRefused({ refused, reason }) {
      if (refused === 'conversation.closed' || refused === 'conversation.account_gone') setClosed(refused);
      setAnnouncement(m.conversation_failed());
      if (refused === 'file.gone') {
        setReturned((it) => it + 1);
        showError(m.conversation_failed(), reason);
      } else showFailure('message.failed');
    },
    onSilence(isFirst, reason = m.conversation_waiting()) {
      setAnnouncement(reason);
      if (isFirst) showFailure('message.failed');
    },
  });
  const { start } = unsent;
  const readAddress = to('/api/conversations/:conversationId/read', { conversationId });
  const markRead = useReadMark(readAddress, view.readSeq);

  /** `seq` of the last message before the new messages. Null if there are no new messages. */
  const [newAfter, setNewAfter] = useState(() =>
    lastOf(view.messages, side) > view.readSeq ? view.readSeq : null,
  );
  const [otherReadSeq, setOtherReadSeq] = useState(view.otherReadSeq);

  const receive = useEffectEvent((message: MessageView) => {
    const { seq, sender, content, attachments } = message;
    if (sender !== side && !newest.current.messages.some((it) => it.seq === seq)) {
      const summary = messageSummary({ content, files: attachments.length });
      setAnnouncement(m.conversation_said({ name: otherName, content: summary }));
      if (!isSeen) setNewAfter((after) => after ?? seq - 1);
    }
    change({ type: 'received', messages: [message] });
  });
  useEffect(
    () =>
      subscribeToConversation({
        conversationId,
        after: () => receivedUpTo(newest.current),
        onState(state) {
          setConnection(state);
          if (state !== 'open') return;
          start();
          markRead();
        },
        onMessage: (message) => receive(message),
        onRead: (marks) => setOtherReadSeq(marks[side === 'client' ? 'influencer' : 'client']),
      }),
    [conversationId, side, newest, start, markRead],
  );

  useEffect(() => change({ type: 'received', messages: view.messages }), [view.messages, change]);

  useEffect(() => {
    setSeenConversation(conversationId, isSeen);
    return () => setSeenConversation(conversationId, false);
  }, [conversationId, isSeen]);
  const lastReceived = lastOf(thread.messages, side);
  useEffect(() => {
    if (isSeen) markRead(lastReceived);
  }, [isSeen, lastReceived, markRead]);

  const isLoading = useRef(false);
  async function loadOlder(): Promise<void> {
    if (isLoading.current) return;
    isLoading.current = true;
    const page = await getOlder(messagesAddress, thread.messages[0]?.seq ?? 1);
    isLoading.current = false;
    if (page) change({ type: 'received', ...page });
    else showFailure('message.older_failed');
  }

  return {
    thread,
    /** Why the conversation is read-only. Null if it is not. */
    closed,
    connection,
    announcement,
    key,
    returned,
    newAfter,
    otherReadSeq,
    ...unsent,
    send: (message: ComposedMessage) => {
      setNewAfter(null);
      unsent.send(message);
    },
    loadOlder,
  };
}

export type LiveConversation = ReturnType<typeof useConversation>;

function lastOf(messages: readonly MessageView[], side: Role): number {
  return messages.findLast(({ sender }) => sender !== side)?.seq ?? 0;
}

function useThread({ messages, hasOlder }: ConversationView) {
  const newest = useRef<Thread>({ messages, hasOlder, unsent: [] });
  const [thread, setThread] = useState(newest.current);
  const change = useCallback((it: Change) => {
    newest.current = applyChange(newest.current, it);
    setThread(newest.current);
  }, []);
  return { thread, newest, change };
}
