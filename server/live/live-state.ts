import { log } from '#services/log.ts';
import type { LiveStream } from './live-stream.ts';

/**
 * Delay between a change and the sending of the state. The message that caused the change is sent during this delay.
 * Several changes within this delay are sent together.
 */
const PAUSE_MS = 50;

/**
 * The streams of this process that watch one state, such as the unread count. A stream gets the state when it joins
 * and after each change. Intermediate states may be skipped.
 */
export class LiveState {
  readonly #name: string;
  readonly #read: () => Promise<unknown>;
  readonly #sent = new Map<LiveStream, string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading = false;
  #woken = false;

  constructor(name: string, read: () => Promise<unknown>) {
    this.#name = name;
    this.#read = read;
  }

  get size(): number {
    return this.#sent.size;
  }

  get isEmpty(): boolean {
    return this.size === 0;
  }

  join(stream: LiveStream): void {
    this.#sent.set(stream, '');
    void this.#send();
  }

  leave(stream: LiveStream): void {
    this.#sent.delete(stream);
  }

  wake(): void {
    if (this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, PAUSE_MS);
  }

  async #send(): Promise<void> {
    this.#woken = true;
    if (this.#reading) return;
    this.#reading = true;
    try {
      while (this.#woken && !this.isEmpty) {
        this.#woken = false;
        const state = JSON.stringify(await this.#read());
        const bytes = Buffer.from(`event: ${this.#name}\ndata: ${state}\n\n`);
        for (const [stream, sentState] of this.#sent) {
          if (sentState === state) continue;
          this.#sent.set(stream, state);
          stream.sendUnordered(bytes);
        }
      }
    } catch (error) {
      log.error('a state could not be read for its watchers', { error, name: this.#name });
      for (const stream of this.#sent.keys()) stream.end();
    } finally {
      this.#reading = false;
    }
  }
}
