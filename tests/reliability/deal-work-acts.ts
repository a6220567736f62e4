import { randomUUID } from 'node:crypto';
import type { Pair } from '#tests/live/people.ts';
import { type Act, type Acts, numberOf, post } from './acts.ts';
import { DELIVERABLES, ROUNDS } from './seed-work.ts';

/**
 * Works on the deliverables of the writer's pairs one after the other: hands in content, asks for changes in each
 * round, and approves the last draft. Each act is repeated until it is stored, because the next act needs it.
 */
export class DealWorkActs implements Acts {
  readonly uploads: Acts['uploads'] = new Map();
  readonly #pairs: Pair[];
  #deliverable = 0;
  #step = 0;
  #key = randomUUID();

  constructor(pairs: Pair[]) {
    this.#pairs = pairs;
  }

  next(): Act {
    const pair = this.#pairs[this.#deliverable % this.#pairs.length] as Pair;
    const number = numberOf(pair);
    const id = `deliverable-${number}-${1 + (Math.floor(this.#deliverable / this.#pairs.length) % DELIVERABLES)}`;
    const seq = String(1 + Math.floor(this.#step / 2));
    const act = this.#act(id, seq);
    const cookie = pair.cookies[act.kind === 'hand-in' ? 1 : 0];
    return {
      ...act,
      known: 'deliverable.move_not_allowed',
      send: (url) => post(`${url}/deals/deal-work-${number}/content/${id}.data`, cookie, act.form),
      onStored: () => this.#moveOn(act.kind === 'approval'),
    };
  }

  #act(id: string, seq: string) {
    const key = this.#key;
    const form = (fields: Record<string, string>) => new URLSearchParams(fields);
    if (this.#step % 2 === 0)
      return { kind: 'hand-in', key, form: form({ intent: 'submit', caption: key }) } as const;
    if (this.#step < 2 * ROUNDS)
      return { kind: 'remark', key, form: form({ intent: 'ask', seq, remark: key }) } as const;
    return { kind: 'approval', key: id, form: form({ intent: 'approve', seq }) } as const;
  }

  #moveOn(isLast: boolean): void {
    this.#key = randomUUID();
    this.#step = isLast ? 0 : this.#step + 1;
    if (isLast) this.#deliverable += 1;
  }
}
