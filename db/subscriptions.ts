/** Someone who listens until closed. */
export interface Listener {
  close(): Promise<void>;
}

interface Subscriber {
  heard: (payload: string) => void;
  gap: () => void;
  lost: () => void;
}

/** Tells the database to begin or to stop sending a channel. */
type Say = (verb: 'listen' | 'unlisten', channel: string) => Promise<unknown>;

/** Who listens to which channel. One session of the database listens for all of them. */
export class Subscriptions {
  readonly #channels = new Map<string, Set<Subscriber>>();
  readonly #say: Say;

  constructor(say: Say) {
    this.#say = say;
  }

  async add(
    channel: string,
    heard: Subscriber['heard'],
    gap: Subscriber['gap'] = () => {},
    lost: Subscriber['lost'] = () => {},
  ): Promise<Listener> {
    const subscriber = { heard, gap, lost };
    const here = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, here.add(subscriber));
    await this.#say('listen', channel); // said each time, so whoever awaits this is sure to hear
    return { close: () => this.#remove(channel, subscriber) };
  }

  async #remove(channel: string, subscriber: Subscriber): Promise<void> {
    const here = this.#channels.get(channel);
    if (!here?.delete(subscriber) || here.size > 0) return;
    this.#channels.delete(channel);
    await this.#say('unlisten', channel);
  }

  /** Hands a notification to everyone on its channel. */
  deliver(channel: string, payload: string): void {
    for (const { heard } of this.#channels.get(channel) ?? []) heard(payload);
  }

  /** Tells everyone that the connection is lost. */
  lose(): void {
    for (const { lost } of [...this.#channels.values()].flatMap((here) => [...here])) lost();
  }

  /** After a lost connection: listens to everything again, then tells everyone of the gap. */
  async renew(): Promise<void> {
    for (const channel of this.#channels.keys()) await this.#say('listen', channel);
    for (const { gap } of [...this.#channels.values()].flatMap((here) => [...here])) gap();
  }
}
