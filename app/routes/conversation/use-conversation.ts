import { useCallback, useEffect, useRef, useState } from 'react';
import { usePath } from '#app/language.ts';
import { type LineState, lookAt, receiveConversation } from '#app/live/live-line.ts';
import { showToast } from '#app/toasts/toast.tsx';
import type { ConversationView, MessageView } from '#domain/conversations/conversation-view.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { messageSummary } from '#messages/message-summary.ts';
import { getOlder } from './conversation-calls.ts';
import { type Change, changed, receivedUpTo, type Thread, type Written } from './thread.ts';
import { useReadMark } from './use-read-mark.ts';
import { useUnsent } from './use-unsent.ts';

/** A conversation as it goes on: what is heard, what is sent, and what went wrong. `isSeen`: its newest is before somebody's eyes. */
export function useConversation(view: ConversationView, isSeen: boolean) {
  const { id: conversationId, side, otherName } = view;
  const key = `conversation:${conversationId}:${side}`;
  const to = usePath();
  const messagesAddress = to('/api/conversations/:conversationId/messages', { conversationId });
  const { thread, newest, change } = useThread(view);
  const [isWritable, setWritable] = useState(view.isWritable);
  const [link, setLink] = useState<LineState>('open');
  /** For those who listen to the page. */
  const [spoken, setSpoken] = useState('');

  const unsent = useUnsent({
    key,
    address: messagesAddress,
    thread,
    newest,
    change,
    onRefused(code) {
      if (code === 'conversation.closed') setWritable(false);
      setSpoken(m.conversation_failed());
      showToast('message.failed');
    },
    onSilence(isFirst) {
      setSpoken(m.conversation_waiting());
      if (isFirst) showToast('message.failed');
    },
  });
  const { go } = unsent;
  const tellRead = useReadMark(
    to('/api/conversations/:conversationId/read', { conversationId }),
    view.readSeq,
  );

  // What runs outside of React's rounds looks at the newest state.
  const now = useRef({ isSeen });
  useEffect(() => {
    now.current = { isSeen };
  });

  /** What the reader had read when something new began to come in. */
  const [newAfter, setNewAfter] = useState(() =>
    lastOf(view.messages, side) > view.readSeq ? view.readSeq : null,
  );
  const [otherReadSeq, setOtherReadSeq] = useState(view.otherReadSeq);

  useEffect(
    () =>
      receiveConversation({
        conversationId,
        after: () => receivedUpTo(newest.current),
        onState(state) {
          setLink(state);
          if (state !== 'open') return;
          go();
          tellRead();
        },
        onMessage(message) {
          const isNew = !newest.current.messages.some(({ seq }) => seq === message.seq);
          if (message.sender !== side && isNew) {
            const { content, attachments } = message;
            const summary = messageSummary({ content, files: attachments.length });
            setSpoken(m.conversation_said({ name: otherName, content: summary }));
            if (!now.current.isSeen) setNewAfter((after) => after ?? message.seq - 1);
          }
          change({ type: 'received', messages: [message] });
        },
        onRead: (marks) => setOtherReadSeq(marks[side === 'client' ? 'influencer' : 'client']),
      }),
    [conversationId, side, otherName, newest, change, go, tellRead],
  );

  // A page that was loaded again knows what is newest, too.
  useEffect(() => change({ type: 'received', messages: view.messages }), [view.messages, change]);

  useEffect(() => {
    lookAt(conversationId, isSeen);
    return () => lookAt(conversationId, false);
  }, [conversationId, isSeen]);
  const lastReceived = lastOf(thread.messages, side);
  useEffect(() => {
    if (isSeen) tellRead(lastReceived);
  }, [isSeen, lastReceived, tellRead]);

  const isLoading = useRef(false);
  async function loadOlder(): Promise<void> {
    if (isLoading.current) return;
    isLoading.current = true;
    const page = await getOlder(messagesAddress, thread.messages[0]?.seq ?? 1);
    isLoading.current = false;
    if (page) change({ type: 'received', ...page });
    else showToast('message.older_failed');
  }

  return {
    thread,
    isWritable,
    link,
    spoken,
    key,
    newAfter,
    otherReadSeq,
    ...unsent,
    send: (written: Written) => {
      setNewAfter(null);
      unsent.send(written);
    },
    loadOlder,
  };
}

/** The last message of the other side. */
function lastOf(messages: readonly MessageView[], side: Role): number {
  return messages.findLast(({ sender }) => sender !== side)?.seq ?? 0;
}

/** What is known of it, for the page and, between two drawings of the page, for what runs beside it. */
function useThread({ messages, hasOlder }: ConversationView) {
  const newest = useRef<Thread>({ messages, hasOlder, unsent: [] });
  const [thread, setThread] = useState(newest.current);
  const change = useCallback((it: Change) => {
    newest.current = changed(newest.current, it);
    setThread(newest.current);
  }, []);
  return { thread, newest, change };
}
