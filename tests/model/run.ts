import fc from 'fast-check';
import { stories } from './commands.ts';
import { Model } from './model.ts';
import type { Tables } from './tables.ts';
import { agreeOnEvents, clear, type Real } from './world.ts';

const STORIES_A_ROUND = 10;

interface Run {
  /** At least so many commands, in stories of up to 120. */
  commands: number;
  tables?: Tables;
  seed?: number;
  /** A story that fails is cut down to what is needed for it, unless it is only to be known that one does. */
  shrink?: boolean;
}

/** Lets model and product live through the same stories; throws at the first in which they disagree. */
export async function compare(
  real: Real,
  { commands, tables, seed = 1, shrink = true }: Run,
): Promise<number> {
  const started = real.count;
  const story = fc.asyncProperty(stories, async (happenings) => {
    await clear(real);
    await fc.asyncModelRun(() => ({ model: new Model(tables), real }), happenings);
    await agreeOnEvents(real);
  });
  for (let round = 0; real.count - started < commands; round++) {
    await fc.assert(story, { numRuns: STORIES_A_ROUND, seed: seed + round, endOnFailure: !shrink });
  }
  return real.count - started;
}
