import type { ServerResponse } from 'node:http';

/** A reader with more unsent bytes is disconnected. It reconnects and gets what it missed from the database. */
const MAX_BUFFER_BYTES = 64 * 1024;
/** A reader of old messages that needs more time to receive one of them is disconnected. */
const MAX_STALL_MS = 30_000;

const RETRY_MS = 1_000;
const HEARTBEAT = Buffer.from(': still here\n\n');

/**
 * One open event stream. Each event is sent once, in the order of seqs. The body is not chunked and ends with the connection:
 * chunking the same bytes for every reader would be most of the work, so events are written to the socket directly.
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
    this.#response.removeHeader('transfer-encoding'); // Node would add it by default
    this.#response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      connection: 'close',
      'x-accel-buffering': 'no', // nginx buffers responses by default
    });
    this.#response.flushHeaders();
    this.#write(`retry: ${RETRY_MS}\n\n`);
  }

  onClose(work: () => void): void {
    this.#response.once('close', work);
  }

  /** Sends an event unless it was sent before. */
  send(seq: number, bytes: Buffer): void {
    if (seq <= this.#sent || !this.#canWrite()) return;
    this.#sent = seq;
    this.#write(bytes);
  }

  /** Like `send`, but waits until the event has left the buffer. */
  async sendAndWait(seq: number, bytes: Buffer): Promise<void> {
    if (seq <= this.#sent || !this.isOpen) return;
    this.#sent = seq;
    const { promise, resolve } = Promise.withResolvers<void>();
    const tooLong = setTimeout(() => this.#response.destroy(), MAX_STALL_MS);
    this.#response.once('close', resolve);
    this.#write(bytes, resolve);
    await promise;
    this.#response.off('close', resolve);
    clearTimeout(tooLong);
  }

  /** Sends an event without a seq. */
  sendUnordered(bytes: Buffer): void {
    if (this.#canWrite()) this.#write(bytes);
  }

  beat(): void {
    this.sendUnordered(HEARTBEAT);
  }

  /** Ends the stream; the browser reconnects after `retryMs`. */
  end(retryMs = RETRY_MS): void {
    if (this.isOpen) this.#response.end(`retry: ${retryMs}\n\n`);
  }

  /** Ends the stream with an event that tells the browser not to reconnect. */
  finish(): void {
    if (this.isOpen) this.#response.end('event: over\ndata:\n\n');
  }

  #write(bytes: Buffer | string, onWritten?: () => void): void {
    // A pipelined request has no socket until the previous request is answered.
    (this.#response.socket ?? this.#response).write(bytes, onWritten);
  }

  /** False for a closed stream. Closes a stream that is too slow. */
  #canWrite(): boolean {
    if (this.#response.writableLength > MAX_BUFFER_BYTES) this.#response.destroy();
    return this.isOpen;
  }
}
