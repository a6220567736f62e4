export interface Listener {
  close(): Promise<void>;
}

/**
 * Calls `onPayload` for each database signal after its commit. Signals between `onLost` and `onGap` are lost, so
 * `onGap` must read the state again. No callback may throw.
 */
export type Listen = (
  channel: string,
  onPayload: (payload: string) => void,
  onGap?: () => void,
  onLost?: () => void,
) => Promise<Listener>;

interface Subscriber {
  onPayload: (payload: string) => void;
  onGap: () => void;
  onLost: () => void;
}

type SendCommand = (command: 'listen' | 'unlisten', channel: string) => Promise<unknown>;

export class Subscriptions {
  readonly #channels = new Map<string, Set<Subscriber>>();
  readonly #send: SendCommand;

  constructor(send: SendCommand) {
    this.#send = send;
  }

  readonly add: Listen = async (channel, onPayload, onGap = () => {}, onLost = () => {}) => {
    const subscriber = { onPayload, onGap, onLost };
    const subscribers = this.#channels.get(channel) ?? new Set();
    this.#channels.set(channel, subscribers.add(subscriber));
    await this.#send('listen', channel); // Every subscriber waits, because the channel's first LISTEN may still be running.
    return { close: () => this.#remove(channel, subscriber) };
  };

  async #remove(channel: string, subscriber: Subscriber): Promise<void> {
    const subscribers = this.#channels.get(channel);
    if (!subscribers?.delete(subscriber) || subscribers.size > 0) return;
    this.#channels.delete(channel);
    await this.#send('unlisten', channel);
  }

  deliver(channel: string, payload: string): void {
    for (const { onPayload } of this.#channels.get(channel) ?? []) onPayload(payload);
  }

  lose(): void {
    for (const { onLost } of this.#all()) onLost();
  }

  async renew(): Promise<void> {
    for (const channel of this.#channels.keys()) await this.#send('listen', channel);
    for (const { onGap } of this.#all()) onGap();
  }

  #all(): Subscriber[] {
    return [...this.#channels.values()].flatMap((subscribers) => [...subscribers]);
  }
}
