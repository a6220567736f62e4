import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import type { MessageView } from '#domain/conversations/conversation-view.ts';

const FIRST_WAIT_MS = 1_000;

/**
 * Reads one conversation's stream as a browser does: what came whole counts, a cut is followed by a pause and the id of the
 * last event, and where the answer is no stream by the address that `app/live/live-connection.ts` would ask.
 */
export class Reader {
  readonly conversationId: string;
  /** The ids of the messages that were heard, as they came. */
  readonly heard: string[] = [];
  /** What must never happen: a gap, a repeat, another order. */
  readonly faults: string[] = [];
  /** How often a stream was opened, how often one broke, and how often it was ended with a hint to come back. */
  streams = 0;
  cuts = 0;
  farewells = 0;
  onMessage: (message: MessageView) => void = () => {};
  readonly #url: string;
  readonly #cookie: string;
  #retryMs = FIRST_WAIT_MS;
  #request: ClientRequest | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(url: string, conversationId: string, cookie: string) {
    this.#url = `${url}/api/conversations/${conversationId}/live`;
    this.conversationId = conversationId;
    this.#cookie = cookie;
  }

  /** The seq heard last: they have no gap. */
  get lastSeq(): number {
    return this.heard.length;
  }

  /** `byHeader`: as the browser comes back by itself; otherwise as our script opens a line. */
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
    request.on('error', () => answered || this.#again(false));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#request?.destroy();
  }

  #read(answer: IncomingMessage): void {
    if (answer.statusCode !== 200) {
      answer.resume();
      this.#again(false);
      return;
    }
    this.streams++;
    let text = '';
    let isBidden = false;
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) isBidden = this.#hear(block);
    });
    answer.on('error', () => {}); // 'close' follows
    answer.once('close', () => {
      if (answer.complete && isBidden) this.farewells++;
      else this.cuts++;
      this.#again(true);
    });
  }

  /** Takes one whole event. Says whether it was a hint when to come back. */
  #hear(block: string): boolean {
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
    this.heard.push(message.id);
    this.onMessage(message);
    return false;
  }

  #again(byHeader: boolean): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.open(byHeader), this.#retryMs);
  }
}
