import { setImmediate as soon } from 'node:timers/promises';
import type { MessageView } from '#domain/conversations/conversation-view.ts';
import { log } from '#services/log.ts';
import type { LiveStream } from './live-stream.ts';

/** Reads the messages after a seq, in order, at most a page of them. */
export type ReadAfter = (seq: number) => Promise<MessageView[]>;

/**
 * Everyone in this process who watches one conversation. What is new is read once, made to bytes once, and sent to all.
 * Seqs have no gap and become visible in their order, so 'after the last one' misses nothing.
 */
export class StreamGroup {
  readonly #readAfter: ReadAfter;
  /** Those who have caught up and hear what is new. */
  readonly #streams = new Set<LiveStream>();
  #arriving = 0;
  /** What all of them have been sent. */
  #heard = 0;
  #reading = false;
  #woken = false;

  constructor(readAfter: ReadAfter) {
    this.#readAfter = readAfter;
  }

  /** Seqs go so far, as the database says: wakes if that has not been heard of. */
  catchUpTo(lastSeq: number): void {
    if (lastSeq > this.#heard) void this.wake();
  }

  /** One that was just written: the next in its order goes on as it is, for any other the rows are asked. */
  receive(message: MessageView): void {
    if (!this.#reading && message.seq === this.#heard + 1) this.#tell(message);
    else this.catchUpTo(message.seq);
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0 && this.#arriving === 0;
  }

  /** Sends a newcomer what it missed, at its own pace, then lets it hear what is new. */
  async join(stream: LiveStream): Promise<void> {
    this.#arriving++;
    try {
      do {
        const missed = await this.#readAfter(stream.sent);
        for (const message of missed) await stream.sendPatiently(message.seq, eventOf(message));
        if (missed.length > 0) continue;
        // No await from here on: nobody may be told anything between this look and the entry.
        if (stream.sent < this.#heard) continue;
        if (!stream.isOpen) return;
        if (this.#streams.size === 0) this.#heard = stream.sent;
        this.#streams.add(stream);
        break;
      } while (stream.isOpen);
    } finally {
      this.#arriving--;
    }
    void this.wake(); // for what was committed after the last look
  }

  leave(stream: LiveStream): void {
    this.#streams.delete(stream);
  }

  /** Something may have been written: reads on from what was heard last. */
  async wake(): Promise<void> {
    this.#woken = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#woken && this.#streams.size > 0) {
        this.#woken = false;
        for (const message of await this.#readAfter(this.#heard)) {
          this.#tell(message);
          this.#woken = true;
          await soon(); // what was written leaves now, so that only slow readers pile anything up
        }
      }
    } catch (error) {
      log.error('a conversation could not be read for its watchers', { error });
      for (const stream of this.#streams) stream.end(); // they come back, and ask again
    } finally {
      this.#reading = false;
    }
  }

  #tell(message: MessageView): void {
    const bytes = eventOf(message);
    for (const stream of this.#streams) stream.send(message.seq, bytes);
    this.#heard = message.seq;
  }
}

function eventOf(message: MessageView): Buffer {
  return Buffer.from(`id: ${message.seq}\ndata: ${JSON.stringify(message)}\n\n`);
}
