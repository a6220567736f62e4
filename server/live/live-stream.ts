import type { ServerResponse } from 'node:http';

/** A client with more unsent bytes is disconnected. The client then reconnects and gets the missed messages. */
const MAX_BUFFER_BYTES = 64 * 1024;
/** Maximum time to send one missed message to a joining client. A slower client is disconnected. */
const MAX_STALL_MS = 30_000;

const RETRY_MS = 1_000;
const HEARTBEAT = Buffer.from(': still here\n\n');

/**
 * An open event stream. Sends each message once, in the order of `seq`. The response is not chunked: events go directly
 * to the socket, and the end of the connection ends the body. With chunked encoding, the process would chunk the same
 * bytes again for every client, which would be most of its work.
 */
export class LiveStream {
  readonly #response: ServerResponse;
  #sent: number;

  constructor(response: ServerResponse, after: number) {
    this.#response = response;
    this.#sent = after;
  }

  get sent(): number {
    return this.#sent;
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  open(): void {
    this.#response.removeHeader('transfer-encoding'); // By default, Node would chunk the body.
    this.#response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      connection: 'close',
      'x-accel-buffering': 'no', // By default, nginx buffers responses.
    });
    this.#response.flushHeaders();
    this.#write(`retry: ${RETRY_MS}\n\n`);
  }

  onClose(work: () => void): void {
    this.#response.once('close', work);
  }

  send(seq: number, bytes: Buffer): void {
    if (seq <= this.#sent || !this.#canWrite()) return;
    this.#sent = seq;
    this.#write(bytes);
  }

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

  sendUnordered(bytes: Buffer): void {
    if (this.#canWrite()) this.#write(bytes);
  }

  beat(): void {
    this.sendUnordered(HEARTBEAT);
  }

  end(retryMs = RETRY_MS): void {
    if (this.isOpen) this.#response.end(`retry: ${retryMs}\n\n`);
  }

  finish(): void {
    if (this.isOpen) this.#response.end('event: over\ndata:\n\n');
  }

  #write(bytes: Buffer | string, onWritten?: () => void): void {
    // A pipelined request has no socket until the previous request is answered.
    (this.#response.socket ?? this.#response).write(bytes, onWritten);
  }

  #canWrite(): boolean {
    if (this.#response.writableLength > MAX_BUFFER_BYTES) this.#response.destroy();
    return this.isOpen;
  }
}
