import { CannotOpen } from '#db/cannot-open.ts';
import { CannotBuild } from './build.ts';
import { CannotMove } from './move/cannot-move.ts';
import { BadSetting } from './settings.ts';

/** What the operator can mend, in one sentence that says how. Undefined for a fault of ours, which keeps its stack. */
export function sentenceOf(error: unknown): string | undefined {
  const theirs = [BadSetting, CannotOpen, CannotBuild, CannotMove];
  return theirs.some((kind) => error instanceof kind) && error instanceof Error ? error.message : undefined;
}
