import { setImmediate as soon } from 'node:timers/promises';
import type { MessageView } from '#domain/conversations/conversation-view.ts';
import { log } from '#services/log.ts';
import type { LiveStream } from './live-stream.ts';

export type ReadAfter = (seq: number) => Promise<MessageView[]>;

/**
 * The streams of this process through which one person watches a conversation. The group reads and serializes each
 * new message once. Messages become visible in the order of their numbers (`seq`), so reading after the last seq
 * misses no message. Gaps between the numbers are messages that are hidden from this person.
 */
export class StreamGroup {
  readonly #readAfter: ReadAfter;
  readonly #streams = new Set<LiveStream>();
  #joining = 0;
  #sent = 0;
  #reading = false;
  #woken = false;

  constructor(readAfter: ReadAfter) {
    this.#readAfter = readAfter;
  }

  catchUpTo(lastSeq: number): void {
    if (lastSeq > this.#sent) void this.wake();
  }

  receive(message: MessageView): void {
    if (!this.#reading && message.seq === this.#sent + 1) this.#broadcast(message);
    else this.catchUpTo(message.seq);
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0 && this.#joining === 0;
  }

  /** Sends a joining stream the missed messages at the pace of its client. Then adds the stream to the group. */
  async join(stream: LiveStream): Promise<void> {
    this.#joining++;
    try {
      do {
        const missed = await this.#readAfter(stream.sent);
        for (const message of missed) await stream.sendAndWait(message.seq, eventOf(message));
        if (missed.length > 0) continue;
        // There must be no `await` between this check and `add`. Otherwise, the group could send a message that this
        // stream would miss.
        if (stream.sent < this.#sent) continue;
        if (!stream.isOpen) return;
        if (this.#streams.size === 0) this.#sent = stream.sent;
        this.#streams.add(stream);
        break;
      } while (stream.isOpen);
    } finally {
      this.#joining--;
    }
    void this.wake();
  }

  leave(stream: LiveStream): void {
    this.#streams.delete(stream);
  }

  async wake(): Promise<void> {
    this.#woken = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#woken && this.#streams.size > 0) {
        this.#woken = false;
        for (const message of await this.#readAfter(this.#sent)) {
          this.#broadcast(message);
          this.#woken = true;
          await soon(); // Lets the sockets send. Without the pause, even fast clients would accumulate unsent bytes.
        }
      }
    } catch (error) {
      log.error('a conversation could not be read for its watchers', { error });
      for (const stream of this.#streams) stream.end();
    } finally {
      this.#reading = false;
    }
  }

  #broadcast(message: MessageView): void {
    const bytes = eventOf(message);
    for (const stream of this.#streams) stream.send(message.seq, bytes);
    this.#sent = message.seq;
  }
}

function eventOf(message: MessageView): Buffer {
  return Buffer.from(`id: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`);
}
