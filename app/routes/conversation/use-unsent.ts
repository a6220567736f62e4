import { type RefObject, useEffect, useRef } from 'react';
import { newUuid } from '#app/forms/new-uuid.ts';
import type { Role } from '#domain/ctx.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { m } from '#messages';
import { type PostRefusal, postMessage } from './conversation-requests.ts';
import { useSender } from './send-unsent.ts';
import { type Change, type ComposedMessage, nextToSend, type Thread, type UnsentMessage } from './thread.ts';
import { readUnsent, returnToDraft, storeUnsent } from './unsent.ts';
import { leaveToPage } from './unsent-sender.tsx';

interface UnsentOptions {
  key: DraftName;
  address: string;
  side: Role;
  thread: Thread;
  newest: RefObject<Thread>;
  change: (change: Change) => void;
  onRefused: (refusal: PostRefusal) => void;
  onSilence: (isFirst: boolean, reason?: string) => void;
}

/**
 * Sends unsent messages in order, stores them across a reload, and retries unanswered messages. A message that was
 * refused because the user is logged out is retried until the user has logged in again. After the viewer has left the
 * page, `UnsentSender` goes on. The browser creates the message id, so a retry does not store a message twice.
 */
export function useUnsent(options: UnsentOptions) {
  const { key, address, side, thread, newest, change, onRefused, onSilence } = options;

  async function post(message: UnsentMessage): Promise<boolean> {
    const { id, state } = message;
    if (!navigator.onLine) {
      change({ type: 'delayed' });
      return false;
    }
    if (state === 'waiting') change({ type: 'retried', id });
    const answer = await postMessage(address, message, side);
    // If the response was lost, the live stream may have delivered the message.
    if (newest.current.messages.some((it) => it.id === id)) return true;
    if (answer === 'silence' || answer === 'logged_out') {
      const reason = answer === 'logged_out' ? m.conversation_logged_out() : undefined;
      change({ type: 'delayed', reason });
      onSilence(state === 'sending', reason);
      return false;
    }
    if ('message' in answer) change({ type: 'received', messages: [answer.message] });
    else {
      if (answer.refused === 'file.gone') {
        // Each retry would be refused again.
        returnToDraft(key, message);
        change({ type: 'discarded', id });
      } else change({ type: 'failed', id, reason: answer.reason });
      onRefused(answer);
    }
    return true;
  }
  const start = useSender(() => nextToSend(newest.current), post);

  useEffect(() => {
    change({ type: 'kept', unsent: readUnsent(key).unsent });
    start();
    window.addEventListener('online', start);
    const leave = leaveToPage(key);
    return () => {
      window.removeEventListener('online', start);
      leave();
    };
  }, [key, change, start]);

  const isRestored = useRef(false);
  useEffect(() => {
    if (isRestored.current) storeUnsent(key, { unsent: thread.unsent });
    isRestored.current = true;
  }, [key, thread.unsent]);

  const changeAndStart = (it: Change) => {
    change(it);
    start();
  };
  return {
    start,
    send: (message: ComposedMessage) => changeAndStart({ type: 'written', id: newUuid(), ...message }),
    retry: ({ id }: UnsentMessage) => changeAndStart({ type: 'retried', id }),
    discard: ({ id }: UnsentMessage) => changeAndStart({ type: 'discarded', id }),
  };
}
