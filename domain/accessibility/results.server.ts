import type { Results } from './checks.ts';
import recorded from './results.json' with { type: 'json' };

/** Outcomes of the last `npm run proof:accessibility`, which writes `results.json`. */
export const results = recorded as Results;
