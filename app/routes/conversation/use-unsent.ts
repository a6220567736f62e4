import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { RefusalCode } from '#domain/refusal.ts';
import { newMessageId, postMessage } from './conversation-requests.ts';
import { openSender } from './send-unsent.ts';
import { type Change, type ComposedMessage, nextToSend, type Thread, type UnsentMessage } from './thread.ts';
import { readUnsent, storeUnsent } from './unsent.ts';

interface UnsentOptions {
  /** Its key in the storage of this tab. */
  key: string;
  address: string;
  thread: Thread;
  /** The thread as it is between two renders. */
  newest: RefObject<Thread>;
  change: (change: Change) => void;
  onRefused: (code: RefusalCode | undefined) => void;
  /** The server did not answer. `isFirst`: the try was no automatic retry. */
  onSilence: (isFirst: boolean) => void;
}

/**
 * Sends unsent messages in order, stores them across a reload, and retries unanswered ones automatically. The browser makes
 * the message id, so a retry does not store a message twice.
 */
export function useUnsent({ key, thread, newest, change, ...options }: UnsentOptions) {
  // Callbacks that run outside of rendering read the latest options here.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const post = useCallback(
    async (message: UnsentMessage): Promise<boolean> => {
      const { id, state } = message;
      if (!navigator.onLine) {
        change({ type: 'delayed' });
        return false;
      }
      if (state === 'waiting') change({ type: 'retried', id });
      const answer = await postMessage(latest.current.address, message);
      // The stream may have brought it although the response was lost.
      if (newest.current.messages.some((it) => it.id === id)) return true;
      if (answer === 'silence') {
        change({ type: 'delayed' });
        latest.current.onSilence(state === 'sending');
        return false;
      }
      if ('message' in answer) change({ type: 'received', messages: [answer.message] });
      else {
        change({ type: 'failed', id, reason: answer.reason });
        latest.current.onRefused(answer.refused);
      }
      return true;
    },
    [newest, change],
  );

  const sender = useRef<ReturnType<typeof openSender>>(null);
  const start = useCallback(() => sender.current?.start(), []);
  useEffect(() => {
    change({ type: 'kept', unsent: readUnsent(key).unsent });
    const opened = openSender(() => nextToSend(newest.current), post);
    sender.current = opened;
    opened.start();
    window.addEventListener('online', opened.start);
    return () => {
      window.removeEventListener('online', opened.start);
      opened.close();
    };
  }, [key, newest, change, post]);

  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) storeUnsent(key, { unsent: thread.unsent });
    isRestored.current = true;
  }, [key, thread.unsent]);

  return {
    /** Retries at once, for when the connection may be back. */
    start,
    send: (message: ComposedMessage) => {
      change({ type: 'written', id: newMessageId(), ...message });
      start();
    },
    retry: ({ id }: UnsentMessage) => {
      change({ type: 'retried', id });
      start();
    },
    discard: ({ id }: UnsentMessage) => {
      change({ type: 'discarded', id });
      start();
    },
  };
}
