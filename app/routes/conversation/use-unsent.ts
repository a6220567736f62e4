import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { RefusalCode } from '#domain/refusal.ts';
import { newMessageId, postMessage } from './conversation-calls.ts';
import { openSender } from './send-unsent.ts';
import { type Change, nextToSend, type Outgoing, type Thread, type Written } from './thread.ts';
import { keep, readUnsent } from './unsent.ts';

interface UnsentOptions {
  /** Under which name this tab keeps it. */
  key: string;
  address: string;
  thread: Thread;
  /** The same, as it is between two drawings of the page. */
  newest: RefObject<Thread>;
  change: (change: Change) => void;
  onRefused: (code: RefusalCode | undefined) => void;
  /** Nobody answered. `isFirst`: it has not been told of this message yet. */
  onSilence: (isFirst: boolean) => void;
}

/**
 * What was written and is not answered yet: sent in its order, kept across a reload, and when nobody answers sent again by
 * itself as soon as the line is back. Its id was made here, so it is stored once.
 */
export function useUnsent({ key, thread, newest, change, ...options }: UnsentOptions) {
  // What runs outside of React's rounds looks at the newest.
  const now = useRef(options);
  useEffect(() => {
    now.current = options;
  });

  const post = useCallback(
    async (message: Outgoing): Promise<boolean> => {
      const { id, state } = message;
      if (!navigator.onLine) {
        change({ type: 'delayed' });
        return false;
      }
      if (state === 'waiting') change({ type: 'retried', id });
      const answer = await postMessage(now.current.address, message);
      // The stream may have brought it although the answer was lost.
      if (newest.current.messages.some((it) => it.id === id)) return true;
      if (answer === 'silence') {
        change({ type: 'delayed' });
        now.current.onSilence(state === 'sending');
        return false;
      }
      if ('message' in answer) change({ type: 'received', messages: [answer.message] });
      else {
        change({ type: 'failed', id, reason: answer.reason });
        now.current.onRefused(answer.refused);
      }
      return true;
    },
    [newest, change],
  );

  const sender = useRef<ReturnType<typeof openSender>>(null);
  const go = useCallback(() => sender.current?.go(), []);
  useEffect(() => {
    change({ type: 'kept', unsent: readUnsent(key).unsent });
    const line = openSender(() => nextToSend(newest.current), post);
    sender.current = line;
    line.go();
    window.addEventListener('online', line.go);
    return () => {
      window.removeEventListener('online', line.go);
      line.close();
    };
  }, [key, newest, change, post]);

  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) keep(key, { unsent: thread.unsent });
    isRestored.current = true;
  }, [key, thread.unsent]);

  return {
    /** The line may be back. */
    go,
    send: (written: Written) => {
      change({ type: 'written', id: newMessageId(), ...written });
      go();
    },
    retry: ({ id }: Outgoing) => {
      change({ type: 'retried', id });
      go();
    },
    discard: ({ id }: Outgoing) => {
      change({ type: 'discarded', id });
      go();
    },
  };
}
