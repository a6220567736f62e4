import type { Results } from './checks.ts';
import recorded from './results.json' with { type: 'json' };

/** `npm run proof:accessibility` writes the file. */
export const results = recorded as Results;
