import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { type Listen, Subscriptions } from './subscriptions.ts';

export const LISTENER_NAME = 'accolade listener';

/**
 * A hanging connection is detected within 4.5 seconds (`HEARTBEAT_MS` plus `QUERY_TIMEOUT_MS`). If reconnecting
 * succeeds at once, `onGap` is called within five seconds of the failure.
 */
const HEARTBEAT_MS = 2_000;
const QUERY_TIMEOUT_MS = 2_500;
const MIN_RETRY_MS = 200;
const MAX_RETRY_MS = 2_000;

/**
 * The only connection of the process for database signals. Sends a heartbeat every 2 seconds. After a failure, waits
 * 200 ms to 2 s before each reconnection. Signals sent without a connection are lost, so each reconnection calls
 * `onGap` of each listener.
 */
export class PostgresListener {
  readonly #config: ClientConfig;
  readonly #subscriptions = new Subscriptions((command, channel) =>
    this.#query(`${command} ${escapeIdentifier(channel)}`),
  );
  #connecting: Promise<Client> | undefined;
  #client: Client | undefined;
  #lastAnswer: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(config: ClientConfig) {
    this.#config = { ...config, query_timeout: QUERY_TIMEOUT_MS, application_name: LISTENER_NAME };
  }

  /** Rejects if the first connection fails. Later connections are retried. */
  readonly listen: Listen = async (...parameters) => {
    this.#connecting ??= this.#connect();
    await this.#connecting.catch((error) => {
      this.#connecting = undefined;
      throw error;
    });
    return this.#subscriptions.add(...parameters);
  };

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config);
    client.on('error', () => {}); // pg emits 'end' after each error. The 'end' listener reconnects.
    client.on('notification', ({ channel, payload = '' }) => this.#subscriptions.deliver(channel, payload));
    await client.connect();
    if (this.#closed) {
      await client.end();
      return client;
    }
    const heartbeat = setInterval(() => void this.#query('select 1').catch(() => client.end()), HEARTBEAT_MS);
    client.once('end', () => {
      clearInterval(heartbeat);
      this.#client = undefined;
      this.#subscriptions.lose();
      void this.#reconnect();
    });
    this.#client = client;
    return client;
  }

  /** Without a connection, does nothing, because the next connection listens to all channels. */
  #query(statement: string): Promise<unknown> {
    const answer = this.#lastAnswer.then(() => this.#client?.query(statement));
    this.#lastAnswer = answer.catch(() => {});
    return answer;
  }

  async #reconnect(): Promise<void> {
    for (let wait = MIN_RETRY_MS; !this.#closed; wait = Math.min(wait * 2, MAX_RETRY_MS)) {
      await sleep(wait, undefined, { ref: false });
      const client = await this.#connect().catch(() => undefined);
      if (!client) continue;
      await this.#subscriptions.renew().catch(() => client.end()); // `client.end` triggers the 'end' listener, which reconnects.
      return;
    }
  }
}
