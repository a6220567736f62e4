import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { type Listener, Subscriptions } from './subscriptions.ts';

/** A connection that hangs is noticed within the two together, and what it lost is read again within five seconds. */
const HEARTBEAT_MS = 2_000;
const ANSWER_MS = 2_500;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 2_000;

/**
 * The one connection of this process that hears notifications. It is made at the first `listen`, proves every
 * 2 seconds that it still lives, and when it is lost comes back by itself, waiting from 200 ms up to 2 s
 * between attempts. What was sent meanwhile is lost: each listener's `gap` is called then.
 */
export class PostgresListener {
  readonly #settings: ClientConfig;
  readonly #subscriptions = new Subscriptions((verb, channel) =>
    this.#ask(`${verb} ${escapeIdentifier(channel)}`),
  );
  #begun: Promise<Client> | undefined;
  #client: Client | undefined;
  #lastAnswer: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(settings: ClientConfig) {
    this.#settings = { ...settings, query_timeout: ANSWER_MS, application_name: 'accolade listener' };
  }

  /** Rejects when the first connection cannot be made; later losses mend themselves. */
  async listen(
    channel: string,
    heard: (payload: string) => void,
    gap?: () => void,
    lost?: () => void,
  ): Promise<Listener> {
    this.#begun ??= this.#connect();
    await this.#begun.catch((error) => {
      this.#begun = undefined; // the next one tries again
      throw error;
    });
    return this.#subscriptions.add(channel, heard, gap, lost);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#settings);
    client.on('error', () => {}); // 'end' follows
    client.on('notification', ({ channel, payload = '' }) => this.#subscriptions.deliver(channel, payload));
    await client.connect();
    if (this.#closed) await client.end();
    const heartbeat = setInterval(() => void this.#ask('select 1').catch(() => client.end()), HEARTBEAT_MS);
    client.once('end', () => {
      clearInterval(heartbeat);
      this.#client = undefined;
      this.#subscriptions.lose();
      void this.#comeBack();
    });
    this.#client = client;
    return client;
  }

  /** One statement at a time. Without a connection nothing is said: the next one listens to everything. */
  #ask(statement: string): Promise<unknown> {
    const answer = this.#lastAnswer.then(() => this.#client?.query(statement));
    this.#lastAnswer = answer.catch(() => {});
    return answer;
  }

  async #comeBack(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !this.#closed; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await sleep(wait, undefined, { ref: false });
      const client = await this.#connect().catch(() => undefined);
      if (!client) continue;
      await this.#subscriptions.renew().catch(() => client.end()); // whose end begins this anew
      return;
    }
  }
}
