import { CannotOpen } from '#db/cannot-open.ts';
import { CannotBuild } from './build.ts';
import { BadSetting } from './settings.ts';

/** What the operator can mend, in one sentence that says how. Undefined for a fault of ours, which keeps its stack. */
export function sentenceOf(error: unknown): string | undefined {
  const isTheirs = error instanceof BadSetting || error instanceof CannotOpen || error instanceof CannotBuild;
  return isTheirs ? error.message : undefined;
}
