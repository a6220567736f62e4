import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { usePath } from '#app/language.ts';
import { showIncoming, showToast } from '#app/toast.tsx';
import type { ConversationView, MessageView } from '#domain/conversations/conversation-view.ts';
import { m } from '#messages';
import { getOlder, newMessageId, postMessage, postRead } from './conversation-calls.ts';
import { keep, readKept } from './kept.ts';
import { hearMessages } from './live-messages.ts';
import { changed, heardUpTo, type Outgoing } from './thread.ts';

/** A conversation as it goes on: what is heard, what is sent, and what went wrong. `isSeen`: it is on the screen. */
export function useConversation(view: ConversationView, isSeen: boolean) {
  const { id: conversationId, side, otherName } = view;
  const key = `conversation:${conversationId}:${side}`;
  const address = usePath()(`/api/conversations/${conversationId}`);
  const [thread, change] = useReducer(changed, {
    messages: view.messages,
    hasOlder: view.hasOlder,
    outbox: [],
  });
  const [isWritable, setWritable] = useState(view.isWritable);
  const [link, setLink] = useState<'open' | 'lost' | 'over'>('open');
  /** For those who listen to the page. */
  const [spoken, setSpoken] = useState('');

  // What runs outside of React's rounds looks at the newest state.
  const now = useRef({ thread, isSeen, address });
  useEffect(() => {
    now.current = { thread, isSeen, address };
  });

  const isNew = useCallback(({ seq }: MessageView) => {
    return !now.current.thread.messages.some((it) => it.seq === seq);
  }, []);

  useEffect(
    () =>
      hearMessages(conversationId, {
        after: () => heardUpTo(now.current.thread),
        onState: setLink,
        onMessage(message) {
          if (message.sender !== side && isNew(message)) {
            setSpoken(m.conversation_said({ name: otherName, content: message.content }));
            if (!now.current.isSeen)
              showIncoming(m.conversation_incoming({ name: otherName }), message.content);
          }
          change({ type: 'received', messages: [message] });
        },
      }),
    [conversationId, side, otherName, isNew],
  );

  // A page that was loaded again knows what is newest, too.
  useEffect(() => change({ type: 'received', messages: view.messages }), [view.messages]);

  // One after the other, so that two quick messages keep their order.
  const line = useRef(Promise.resolve());
  const deliver = useCallback((message: Pick<Outgoing, 'id' | 'content'>) => {
    line.current = line.current.then(async () => {
      const { id, content } = message;
      const answer = await postMessage(now.current.address, { id, content });
      if ('message' in answer) return change({ type: 'received', messages: [answer.message] });
      // The stream may have brought it although the answer was lost.
      if (now.current.thread.messages.some((it) => it.id === id)) return;
      change({ type: 'failed', id });
      if (answer.refused === 'conversation.closed') setWritable(false);
      setSpoken(m.conversation_failed());
      showToast('message.failed');
    });
  }, []);

  useEffect(() => {
    const { outbox } = readKept(key);
    change({ type: 'kept', outbox });
    for (const message of outbox) if (message.state === 'sending') deliver(message);
  }, [key, deliver]);
  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) keep(key, { outbox: thread.outbox });
    isRestored.current = true;
  }, [key, thread.outbox]);

  const lastHeard = thread.messages.findLast(({ sender }) => sender !== side)?.seq ?? 0;
  const read = useRef(view.readSeq);
  useEffect(() => {
    const mark = () => {
      if (!isSeen || document.visibilityState === 'hidden' || lastHeard <= read.current) return;
      read.current = lastHeard;
      postRead(now.current.address, lastHeard);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isSeen, lastHeard]);

  return {
    thread,
    isWritable,
    link,
    spoken,
    key,
    send: (content: string) => {
      const id = newMessageId();
      change({ type: 'written', id, content });
      deliver({ id, content });
    },
    retry: (message: Outgoing) => {
      change({ type: 'retried', id: message.id });
      deliver(message);
    },
    discard: ({ id }: Outgoing) => change({ type: 'discarded', id }),
    loadOlder: async () => {
      const page = await getOlder(address, thread.messages[0]?.seq ?? 1);
      if (page) change({ type: 'received', ...page });
      else showToast('message.older_failed');
    },
  };
}
