import fc from 'fast-check';

/** Random numbers from which an act chooses its object, its actor and its content. Small numbers are the usual case. */
export interface Choice {
  on: number;
  by: number;
  what: number;
  /** What is unusual about the input. */
  odd: 'no' | 'stale' | 'hash' | 'same' | 'past' | 'name' | 'code';
}

export const choices: fc.Arbitrary<Choice> = fc.record({
  on: fc.nat({ max: 59 }),
  by: fc.nat({ max: 19 }),
  what: fc.nat({ max: 47 }),
  odd: fc.oneof(
    { weight: 4, arbitrary: fc.constant('no' as const) },
    { weight: 1, arbitrary: fc.constantFrom('stale', 'hash', 'same', 'past', 'name', 'code') },
  ),
});
