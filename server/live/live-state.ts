import { log } from '#services/log.ts';
import type { LiveStream } from './live-stream.ts';

/** Told so long after a change: the message that caused it goes first, and several changes at once are told as one. */
const PAUSE_MS = 50;

/**
 * Everyone in this process who watches something that has a state rather than a history: how much is unread, how far somebody
 * has read. It is told when one arrives, and when it has changed; what it was in between may be skipped.
 */
export class LiveState {
  readonly #name: string;
  readonly #read: () => Promise<unknown>;
  /** What each was told last. */
  readonly #body = new Map<LiveStream, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading = false;
  #woken = false;

  constructor(name: string, read: () => Promise<unknown>) {
    this.#name = name;
    this.#read = read;
  }

  /** How many watch. */
  get size(): number {
    return this.#body.size;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  join(stream: LiveStream): void {
    this.#body.set(stream, '');
    void this.#tell();
  }

  leave(stream: LiveStream): void {
    this.#body.delete(stream);
  }

  /** It may have changed. */
  wake(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#tell();
    }, PAUSE_MS);
  }

  async #tell(): Promise<void> {
    this.#woken = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#woken && !this.isEmpty) {
        this.#woken = false;
        const state = JSON.stringify(await this.#read());
        const bytes = Buffer.from(`event: ${this.#name}\ndata: ${state}\n\n`);
        for (const [stream, body] of this.#body) {
          if (body === state) continue;
          this.#body.set(stream, state);
          stream.tell(bytes);
        }
      }
    } catch (error) {
      log.error('a state could not be read for its watchers', { error, name: this.#name });
      for (const stream of this.#body.keys()) stream.end(); // they come back, and ask again
    } finally {
      this.#reading = false;
    }
  }
}
