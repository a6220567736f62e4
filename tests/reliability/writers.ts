import { setTimeout as sleep } from 'node:timers/promises';
import type { Pair } from '#tests/live/people.ts';
import { type Act, type Acts, type Kind, WriterActs } from './acts.ts';

const WRITERS = 6;
/** Keeps the writers from competing with the server for the processor. */
const PAUSE_MS = 100;
const RETRY_MS = 250;
/**
 * After this many failures, a writer skips a change, so that a fault of one kind of change does not stop the other
 * kinds.
 */
const MAX_ATTEMPTS = 3;

/**
 * Sends changes of all kinds. Repeats each until it is acknowledged, as the pages do, up to `MAX_ATTEMPTS` times.
 * Records the acknowledged changes.
 */
export class Writers {
  readonly acknowledged = new Map<Kind, Set<string>>();
  readonly acts: Acts[];
  /** Failed answers with a status below 500, such as the refusal of a valid session: a defect even during a fault. */
  readonly wrong: string[] = [];
  failed = 0;
  readonly reasons = new Map<string, number>();
  slowestMs = 0;
  readonly #url: string;
  #running: Promise<unknown> = Promise.resolve();
  #isStopped = false;

  constructor(
    url: string,
    people: Pair[],
    actsOf: (own: Pair[]) => Acts = (own) => new WriterActs(own, people),
  ) {
    this.#url = url;
    const count = Math.min(WRITERS, Math.floor(people.length / 2));
    this.acts = Array.from({ length: count }, (_, writer) =>
      actsOf(people.filter((_, nth) => nth % count === writer)),
    );
  }

  get count(): number {
    return [...this.acknowledged.values()].reduce((sum, keys) => sum + keys.size, 0);
  }

  start(): void {
    this.#running = Promise.all(this.acts.map((acts) => this.#write(acts)));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #write(acts: Acts): Promise<void> {
    while (!this.#isStopped) {
      const act = acts.next();
      for (let attempt = 1; !(await this.#isStored(act)) && attempt < MAX_ATTEMPTS; attempt++)
        await sleep(RETRY_MS);
      await sleep(PAUSE_MS);
    }
  }

  async #isStored(act: Act): Promise<boolean> {
    const startedAt = performance.now();
    const [status, body] = await act
      .send(this.#url)
      .then(async (answer) => [answer.status, await answer.text()] as const)
      .catch(() => [0, ''] as const);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
    const isKnown = act.known !== undefined && status === 409 && body.includes(act.known);
    if (status >= 200 && status < 300 && !body.includes('/login')) {
      act.onStored?.(body);
    } else if (isKnown) {
      act.onStored?.(body);
    } else {
      this.failed += 1;
      const reason = `${act.kind}: ${status || 'no answer'}`;
      this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
      if (status > 0 && status < 500) this.wrong.push(`${reason} ${body.slice(0, 200)}`);
      return false;
    }
    const keys = this.acknowledged.get(act.kind) ?? new Set();
    this.acknowledged.set(act.kind, keys.add(act.key));
    return true;
  }
}
