import type { ServerResponse } from 'node:http';

/** A reader who lets this much pile up is dropped: it comes back and reads what it missed from the database. */
const LARGEST_BUFFER_BYTES = 64 * 1024;
/** So long may a reader of old messages take nothing. */
const PATIENCE_MS = 30_000;

const RETRY_MS = 1_000;
const HEARTBEAT = Buffer.from(': still here\n\n');

/**
 * One open event stream. Events leave in the order of their seq, each once. Its head says that the body ends with the connection, so
 * events are written to the connection as they are: hundreds of frames around the same bytes would be most of the work.
 */
export class LiveStream {
  readonly #response: ServerResponse;
  #sent: number;

  constructor(response: ServerResponse, after: number) {
    this.#response = response;
    this.#sent = after;
  }

  /** The seq of the last event that was written. */
  get sent(): number {
    return this.#sent;
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  open(): void {
    this.#response.removeHeader('transfer-encoding'); // not even by default
    this.#response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      connection: 'close',
      'x-accel-buffering': 'no', // nginx would wait for more
    });
    this.#response.flushHeaders();
    this.#write(`retry: ${RETRY_MS}\n\n`);
  }

  whenClosed(work: () => void): void {
    this.#response.once('close', work);
  }

  /** Writes an event, unless it was written before. */
  send(seq: number, bytes: Buffer): void {
    if (seq <= this.#sent || !this.#mayWrite()) return;
    this.#sent = seq;
    this.#write(bytes);
  }

  /** The same at the reader's pace: waits until it is on its way. */
  async sendPatiently(seq: number, bytes: Buffer): Promise<void> {
    if (seq <= this.#sent || !this.isOpen) return;
    this.#sent = seq;
    const { promise, resolve } = Promise.withResolvers<void>();
    const tooLong = setTimeout(() => this.#response.destroy(), PATIENCE_MS);
    this.#response.once('close', resolve);
    this.#write(bytes, resolve);
    await promise;
    this.#response.off('close', resolve);
    clearTimeout(tooLong);
  }

  /** Writes what has no place in an order. */
  tell(bytes: Buffer): void {
    if (this.#mayWrite()) this.#write(bytes);
  }

  beat(): void {
    this.tell(HEARTBEAT);
  }

  /** Ends it politely; the reader comes back by itself after `retryMs`. */
  end(retryMs = RETRY_MS): void {
    if (this.isOpen) this.#response.end(`retry: ${retryMs}\n\n`);
  }

  /** Ends it for good: the event tells the reader not to come back. */
  finish(): void {
    if (this.isOpen) this.#response.end('event: over\ndata:\n\n');
  }

  #write(bytes: Buffer | string, whenGone?: () => void): void {
    // A request that came right behind another has its connection only when that one is answered.
    (this.#response.socket ?? this.#response).write(bytes, whenGone);
  }

  /** False for a stream that has closed, and for one too slow, which closes it. */
  #mayWrite(): boolean {
    if (this.#response.writableLength > LARGEST_BUFFER_BYTES) this.#response.destroy();
    return this.isOpen;
  }
}
