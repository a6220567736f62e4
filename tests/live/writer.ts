import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MessageView } from '#domain/conversations/conversation-view.ts';

/** Timeout of a request in milliseconds. The proxy's timeout is shorter, so the proxy responds first. */
const ANSWER_MS = 45_000;
const RETRY_MS = 300;
/**
 * In each group of this many messages, the writer sends one message twice at once, and repeats another message after
 * its response.
 */
const REPEAT_EVERY = 10;

const agent = new http.Agent({ keepAlive: true });

export class Writer {
  readonly conversationId: string;
  readonly answered = new Map<string, number>();
  /** Responses with a wrong id, or with another sequence number than the message's first response. */
  readonly faults: string[] = [];
  sent = 0;
  failed = 0;
  onStored: (message: MessageView) => void = () => {};
  readonly #url: string;
  readonly #cookie: string;

  constructor(url: string, conversationId: string, cookie: string) {
    this.#url = `${url}/api/conversations/${conversationId}/messages`;
    this.conversationId = conversationId;
    this.#cookie = cookie;
  }

  async write(messages: number): Promise<void> {
    for (let n = 0; n < messages; n++) await this.send(n);
  }

  async send(n = 1): Promise<void> {
    const id = randomUUID();
    const body = JSON.stringify({ id, content: `Number ${n}, as it was written: « ${id} »` });
    await Promise.all([
      this.#sendUntilStored(id, body),
      n % REPEAT_EVERY === 3 && this.#sendUntilStored(id, body),
    ]);
    if (n % REPEAT_EVERY === 7) await this.#sendUntilStored(id, body);
  }

  async #sendUntilStored(id: string, body: string): Promise<void> {
    for (;;) {
      this.sent++;
      const message = await this.#send(body).catch(() => undefined);
      if (!message) {
        this.failed++;
        await sleep(RETRY_MS);
        continue;
      }
      const before = this.answered.get(id);
      if (message.id !== id || (before !== undefined && before !== message.seq))
        this.faults.push(`${id} was stored as ${before} and as ${message.seq} (${message.id})`);
      this.answered.set(id, message.seq);
      if (before === undefined) this.onStored(message);
      return;
    }
  }

  #send(body: string): Promise<MessageView | undefined> {
    const { promise, resolve, reject } = Promise.withResolvers<MessageView | undefined>();
    const headers = {
      cookie: this.#cookie,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const request = http.request(this.#url, { method: 'POST', headers, agent, signal }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('error', reject);
      answer.once('end', () =>
        resolve(answer.statusCode === 201 ? (JSON.parse(text) as MessageView) : undefined),
      );
    });
    request.on('error', reject);
    request.end(body);
    return promise;
  }
}
