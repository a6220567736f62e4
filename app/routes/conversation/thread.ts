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
  outbox: readonly Outgoing[];
}

export type Change =
  | { type: 'received'; messages: readonly MessageView[]; hasOlder?: boolean }
  | { type: 'kept'; outbox: readonly Outgoing[] }
  | ({ type: 'written'; id: string } & Written)
  | { type: 'failed'; id: string; reason: string | undefined }
  | { type: 'retried' | 'discarded'; id: string }
  | { type: 'delayed' };

export function changed(thread: Thread, change: Change): Thread {
  const { outbox } = thread;
  switch (change.type) {
    case 'received':
      return received(thread, change.messages, change.hasOlder ?? thread.hasOlder);
    case 'kept': {
      // What an earlier visit left behind may have arrived after all.
      const known = new Set([...thread.messages, ...outbox].map(({ id }) => id));
      return { ...thread, outbox: [...change.outbox.filter(({ id }) => !known.has(id)), ...outbox] };
    }
    case 'written': {
      const { id, content, attachments } = change;
      return { ...thread, outbox: [...outbox, { id, content, attachments, state: 'sending' }] };
    }
    case 'failed':
      return { ...thread, outbox: withState(outbox, change.id, 'failed', change.reason) };
    case 'delayed':
      // Behind the one that nobody answered the others wait, too.
      return {
        ...thread,
        outbox: outbox.map((it) => (it.state === 'failed' ? it : { ...it, state: 'waiting' })),
      };
    case 'retried':
      return { ...thread, outbox: withState(outbox, change.id, 'sending') };
    case 'discarded':
      return { ...thread, outbox: outbox.filter(({ id }) => id !== change.id) };
  }
}

/** The next one to be sent, in the order they were written. What the server refused holds up nobody. */
export function nextToSend({ outbox }: Pick<Thread, 'outbox'>): Outgoing | undefined {
  return outbox.find(({ state }) => state !== 'failed');
}

/** The last seq before which none is missing: from there on a stream has to go on. */
export function heardUpTo({ messages }: Pick<Thread, 'messages'>): number {
  let heard = messages[0]?.seq ?? 0;
  for (const { seq } of messages.slice(1)) {
    if (seq !== heard + 1) break;
    heard = seq;
  }
  return heard;
}

/** The last two of it, what is under way included. */
export function recent({ messages, outbox }: Thread): Pick<Thread, 'messages' | 'outbox'> {
  const underWay = outbox.slice(-RECENT_MESSAGES);
  const place = Math.max(0, messages.length - (RECENT_MESSAGES - underWay.length));
  return { messages: messages.slice(place), outbox: underWay };
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
    outbox: thread.outbox.filter(({ id }) => !arrived.has(id)),
  };
}

function withState(
  outbox: readonly Outgoing[],
  id: string,
  state: Outgoing['state'],
  reason?: string,
): Outgoing[] {
  return outbox.map((it) => (it.id === id ? { ...it, state, reason } : it));
}
