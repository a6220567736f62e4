import { RECENT_MESSAGES } from '#domain/conversations/conversation.ts';
import type { Attachment, MessageView } from '#domain/conversations/conversation-view.ts';

/** What somebody has written, and not sent yet. */
export interface Written {
  content: string;
  attachments: readonly Attachment[];
}

/** Sent, and not yet answered by the server. */
export interface Outgoing extends Written {
  id: string;
  /** `waiting`: nobody answered, and it is tried again by itself. `failed`: the server said no. */
  state: 'sending' | 'waiting' | 'failed';
  /** Why the server said no. */
  reason?: string | undefined;
}

/** What this browser knows of a conversation: each message once, in the order of its seq, and what is under way. */
export interface Thread {
  messages: readonly MessageView[];
  hasOlder: boolean;
  unsent: readonly Outgoing[];
}

export type Change =
  | { type: 'received'; messages: readonly MessageView[]; hasOlder?: boolean }
  | { type: 'kept'; unsent: readonly Outgoing[] }
  | ({ type: 'written'; id: string } & Written)
  | { type: 'failed'; id: string; reason: string | undefined }
  | { type: 'retried' | 'discarded'; id: string }
  | { type: 'delayed' };

export function changed(thread: Thread, change: Change): Thread {
  const { unsent } = thread;
  switch (change.type) {
    case 'received':
      return received(thread, change.messages, change.hasOlder ?? thread.hasOlder);
    case 'kept': {
      // What an earlier visit left behind may have arrived after all.
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
      // Behind the one that nobody answered the others wait, too.
      return {
        ...thread,
        unsent: unsent.map((it) => (it.state === 'failed' ? it : { ...it, state: 'waiting' })),
      };
    case 'retried':
      return { ...thread, unsent: withState(unsent, change.id, 'sending') };
    case 'discarded':
      return { ...thread, unsent: unsent.filter(({ id }) => id !== change.id) };
  }
}

/** The next one to be sent, in the order they were written. What the server refused holds up nobody. */
export function nextToSend({ unsent }: Pick<Thread, 'unsent'>): Outgoing | undefined {
  return unsent.find(({ state }) => state !== 'failed');
}

/** The last seq before which none is missing: from there on a stream has to go on. */
export function receivedUpTo({ messages }: Pick<Thread, 'messages'>): number {
  let heard = messages[0]?.seq ?? 0;
  for (const { seq } of messages.slice(1)) {
    if (seq !== heard + 1) break;
    heard = seq;
  }
  return heard;
}

/** The last two of it, what is under way included. */
export function recent({ messages, unsent }: Thread): Pick<Thread, 'messages' | 'unsent'> {
  const underWay = unsent.slice(-RECENT_MESSAGES);
  const place = Math.max(0, messages.length - (RECENT_MESSAGES - underWay.length));
  return { messages: messages.slice(place), unsent: underWay };
}

const GROUP_MS = 5 * 60_000;

/** Whether the time stands under this message: not when the same side goes on within five minutes. */
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
  unsent: readonly Outgoing[],
  id: string,
  state: Outgoing['state'],
  reason?: string,
): Outgoing[] {
  return unsent.map((it) => (it.id === id ? { ...it, state, reason } : it));
}
