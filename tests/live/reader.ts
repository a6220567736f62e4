import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import type { MessageView } from '#domain/conversations/conversation-view.ts';

const INITIAL_RETRY_MS = 1_000;

/**
 * Reads a conversation's stream like a browser and counts complete events. After a cut, waits and reconnects with
 * Last-Event-ID. After a failed request, waits and reconnects with the query parameter `after`, as
 * `app/live/live-connection.ts` does.
 */
export class Reader {
  readonly conversationId: string;
  readonly received: string[] = [];
  readonly faults: string[] = [];
  streams = 0;
  cuts = 0;
  endsWithRetry = 0;
  onMessage: (message: MessageView) => void = () => {};
  readonly #url: string;
  readonly #cookie: string;
  #retryMs = INITIAL_RETRY_MS;
  #request: ClientRequest | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, conversationId: string, cookie: string) {
    this.#url = `${url}/api/conversations/${conversationId}/live`;
    this.conversationId = conversationId;
    this.#cookie = cookie;
  }

  /** Sequence numbers have no gaps, so the last number equals the count. */
  get lastSeq(): number {
    return this.received.length;
  }

  /**
   * Opens the stream after the last received message. With `byHeader`, sends the number of this message as
   * Last-Event-ID, like a reconnecting browser. Otherwise sends the number in the query parameter `after`.
   */
  open(byHeader = false): void {
    const query = byHeader ? '?after=0' : `?after=${this.lastSeq}`;
    const headers = { cookie: this.#cookie, ...(byHeader && { 'last-event-id': `${this.lastSeq}` }) };
    const request = http.get(this.#url + query, { headers, agent: false });
    this.#request = request;
    let answered = false;
    request.on('response', (answer) => {
      answered = true;
      this.#read(answer);
    });
    request.on('error', () => answered || this.#reconnectLater(false));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }

  #read(answer: IncomingMessage): void {
    if (answer.statusCode !== 200) {
      answer.resume();
      this.#reconnectLater(false);
      return;
    }
    this.streams++;
    let text = '';
    let hasRetry = false;
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) hasRetry = this.#handle(block);
    });
    answer.on('error', () => {}); // Needs no handling, because the 'close' event follows.
    answer.once('close', () => {
      if (answer.complete && hasRetry) this.endsWithRetry++;
      else this.cuts++;
      this.#reconnectLater(true);
    });
  }

  #handle(block: string): boolean {
    const fields = new Map(
      block.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^\w*: ?/, '')]),
    );
    const retry = fields.get('retry');
    if (retry !== undefined) this.#retryMs = Number(retry);
    const id = fields.get('id');
    if (id === undefined) return retry !== undefined;
    const message = JSON.parse(fields.get('data') ?? '') as MessageView;
    if (Number(id) !== this.lastSeq + 1 || message.seq !== Number(id))
      this.faults.push(`${this.conversationId}: after ${this.lastSeq} came ${id} (${message.seq})`);
    this.received.push(message.id);
    this.onMessage(message);
    return false;
  }

  #reconnectLater(byHeader: boolean): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.open(byHeader), this.#retryMs);
  }
}
