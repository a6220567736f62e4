import { RECENT_MESSAGES } from '#domain/conversations/conversation.ts';
import type { Attachment, MessageView } from '#domain/conversations/conversation-view.ts';

export interface ComposedMessage {
  content: string;
  attachments: readonly Attachment[];
}

export interface UnsentMessage extends ComposedMessage {
  id: string;
  /**
   * `waiting`: the server did not answer, or the session is over, and a retry follows. `failed`: the server refused the
   * message.
   */
  state: 'sending' | 'waiting' | 'failed';
  reason?: string | undefined;
}

export interface Thread {
  messages: readonly MessageView[];
  hasOlder: boolean;
  unsent: readonly UnsentMessage[];
}

export type Change =
  | { type: 'received'; messages: readonly MessageView[]; hasOlder?: boolean }
  | { type: 'kept'; unsent: readonly UnsentMessage[] }
  | ({ type: 'written'; id: string } & ComposedMessage)
  | { type: 'failed'; id: string; reason: string | undefined }
  | { type: 'retried' | 'discarded'; id: string }
  | { type: 'delayed'; reason?: string | undefined };

export function applyChange(thread: Thread, change: Change): Thread {
  const { unsent } = thread;
  switch (change.type) {
    case 'received':
      return received(thread, change.messages, change.hasOlder ?? thread.hasOlder);
    case 'kept': {
      // The server may have stored messages that are still unsent in this tab. These must not appear twice.
      const known = new Set([...thread.messages, ...unsent].map(({ id }) => id));
      return { ...thread, unsent: [...change.unsent.filter(({ id }) => !known.has(id)), ...unsent] };
    }
    case 'written': {
      const { id, content, attachments } = change;
      return { ...thread, unsent: [...unsent, { id, content, attachments, state: 'sending' }] };
    }
    case 'failed':
      return { ...thread, unsent: withState(unsent, change.id, 'failed', change.reason) };
    case 'delayed':
      return {
        ...thread,
        unsent: unsent.map((it) =>
          it.state === 'failed' ? it : { ...it, state: 'waiting', reason: change.reason },
        ),
      };
    case 'retried':
      return { ...thread, unsent: withState(unsent, change.id, 'sending') };
    case 'discarded':
      return { ...thread, unsent: unsent.filter(({ id }) => id !== change.id) };
  }
}

export function nextToSend({ unsent }: Pick<Thread, 'unsent'>): UnsentMessage | undefined {
  return unsent.find(({ state }) => state !== 'failed');
}

/** Returns the `seq` of the last message before the first gap. A stream resumes after this message. */
export function receivedUpTo({ messages }: Pick<Thread, 'messages'>): number {
  let lastSeq = messages[0]?.seq ?? 0;
  for (const { seq } of messages.slice(1)) {
    if (seq !== lastSeq + 1) break;
    lastSeq = seq;
  }
  return lastSeq;
}

export function recent({ messages, unsent }: Thread): Pick<Thread, 'messages' | 'unsent'> {
  const shownUnsent = unsent.slice(-RECENT_MESSAGES);
  const start = Math.max(0, messages.length - (RECENT_MESSAGES - shownUnsent.length));
  return { messages: messages.slice(start), unsent: shownUnsent };
}

const GROUP_MS = 5 * 60_000;

/** If the same side writes again within five minutes, only the later message shows its time. */
export function endsGroup(message: MessageView, next: MessageView | undefined): boolean {
  return (
    next?.sender !== message.sender || Date.parse(next.createdAt) - Date.parse(message.createdAt) > GROUP_MS
  );
}

function received(thread: Thread, messages: readonly MessageView[], hasOlder: boolean): Thread {
  const bySeq = new Map([...thread.messages, ...messages].map((it) => [it.seq, it]));
  const arrived = new Set(messages.map(({ id }) => id));
  return {
    messages: [...bySeq.values()].sort((a, b) => a.seq - b.seq),
    hasOlder,
    unsent: thread.unsent.filter(({ id }) => !arrived.has(id)),
  };
}

function withState(
  unsent: readonly UnsentMessage[],
  id: string,
  state: UnsentMessage['state'],
  reason?: string,
): UnsentMessage[] {
  return unsent.map((it) => (it.id === id ? { ...it, state, reason } : it));
}
