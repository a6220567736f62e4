import { useCallback, useEffect, useRef, useState } from 'react';
import { usePath } from '#app/language.ts';
import { showIncoming, showToast } from '#app/toast.tsx';
import type { ConversationView, MessageView } from '#domain/conversations/conversation-view.ts';
import { m } from '#messages';
import { getOlder, postRead } from './conversation-calls.ts';
import { hearMessages } from './live-messages.ts';
import { summaryOf } from './summary.ts';
import { type Change, changed, heardUpTo, type Thread } from './thread.ts';
import { useOutbox } from './use-outbox.ts';

/** A conversation as it goes on: what is heard, what is sent, and what went wrong. `isSeen`: it is on the screen. */
export function useConversation(view: ConversationView, isSeen: boolean) {
  const { id: conversationId, side, otherName } = view;
  const key = `conversation:${conversationId}:${side}`;
  const address = usePath()(`/api/conversations/${conversationId}`);
  const { thread, newest, change } = useThread(view);
  const [isWritable, setWritable] = useState(view.isWritable);
  const [link, setLink] = useState<'open' | 'lost' | 'over'>('open');
  /** For those who listen to the page. */
  const [spoken, setSpoken] = useState('');

  const outbox = useOutbox({
    key,
    address,
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
  const { go } = outbox;

  // What runs outside of React's rounds looks at the newest state.
  const now = useRef({ isSeen, address });
  useEffect(() => {
    now.current = { isSeen, address };
  });

  const isNew = useCallback(
    ({ seq }: MessageView) => !newest.current.messages.some((it) => it.seq === seq),
    [newest],
  );

  useEffect(
    () =>
      hearMessages(conversationId, {
        after: () => heardUpTo(newest.current),
        onState(state) {
          setLink(state);
          if (state === 'open') go();
        },
        onMessage(message) {
          if (message.sender !== side && isNew(message)) {
            const content = summaryOf(message);
            setSpoken(m.conversation_said({ name: otherName, content }));
            if (!now.current.isSeen) showIncoming(m.conversation_incoming({ name: otherName }), content);
          }
          change({ type: 'received', messages: [message] });
        },
      }),
    [conversationId, side, otherName, isNew, newest, change, go],
  );

  // A page that was loaded again knows what is newest, too.
  useEffect(() => change({ type: 'received', messages: view.messages }), [view.messages, change]);

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
    ...outbox,
    loadOlder: async () => {
      const page = await getOlder(address, thread.messages[0]?.seq ?? 1);
      if (page) change({ type: 'received', ...page });
      else showToast('message.older_failed');
    },
  };
}

/** What is known of it, for the page and, between two drawings of the page, for what runs beside it. */
function useThread({ messages, hasOlder }: ConversationView) {
  const newest = useRef<Thread>({ messages, hasOlder, outbox: [] });
  const [thread, setThread] = useState(newest.current);
  const change = useCallback((it: Change) => {
    newest.current = changed(newest.current, it);
    setThread(newest.current);
  }, []);
  return { thread, newest, change };
}
