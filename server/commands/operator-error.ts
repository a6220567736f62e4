import { CannotOpen } from '#db/cannot-open.ts';
import { CannotBuild } from '#server/build.ts';
import { BadSetting } from '#server/settings.ts';
import { CannotMove } from '#server/site-migration/cannot-move.ts';

/** What the operator can mend, in one sentence that says how. Undefined for a fault of ours, which keeps its stack. */
export function sentenceOf(error: unknown): string | undefined {
  const theirs = [BadSetting, CannotOpen, CannotBuild, CannotMove];
  return theirs.some((kind) => error instanceof kind) && error instanceof Error ? error.message : undefined;
}
