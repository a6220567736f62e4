import fc from 'fast-check';
import { daysLater } from './calendar.ts';
import { plans } from './plans.ts';
import { type Doc, type State, today } from './state.ts';

/**
 * Random numbers from which an act chooses its object (`on`), its actor (`by`) and its content (`what`). The last
 * digits 8 and 9 of `on` and the numbers 17 to 19 of `by` stand for unusual cases.
 */
export interface Choice {
  on: number;
  by: number;
  what: number;
  /** The unusual part of the input, or `no` for usual input. */
  odd: 'no' | 'stale' | 'hash' | 'same' | 'past' | 'name' | 'code';
}

export const choices: fc.Arbitrary<Choice> = fc.record({
  on: fc.nat({ max: 59 }),
  by: fc.nat({ max: 19 }),
  what: fc.nat({ max: 79 }),
  odd: fc.oneof(
    { weight: 4, arbitrary: fc.constant('no' as const) },
    { weight: 1, arbitrary: fc.constantFrom('stale', 'hash', 'same', 'past', 'name', 'code') },
  ),
});

const FEES_CENTS = [10_000, 40_000, 75_999, 76_000];
const PUBLISH_AFTER_DAYS = [20, 60, 3, 30];

/**
 * Returns terms whose fee and benefit together are far below, one cent below, or equal to the sum from which the law
 * requires a contract (`LAW_CENTS`).
 */
export function docFor(state: State, { what, odd }: Choice): Doc {
  const days = odd === 'past' ? -1 : (PUBLISH_AFTER_DAYS[what % 4] ?? 0);
  const feeCents = FEES_CENTS[Math.floor(what / 4) % 4] ?? 0;
  const plan = Math.floor(what / 16) % plans.length;
  return { feeCents, valueCents: 24_000, publishBy: daysLater(today(state), days), plan };
}
