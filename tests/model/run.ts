import fc from 'fast-check';
import { sequences } from './commands.ts';
import { Model } from './model.ts';
import type { Tables } from './tables.ts';
import { agreeOnEvents, clear, type Real } from './world.ts';

const SEQUENCES_PER_ROUND = 10;

interface Run {
  commands: number;
  tables?: Tables;
  seed?: number;
  shrink?: boolean;
}

export async function compare(
  real: Real,
  { commands, tables, seed = 1, shrink = true }: Run,
): Promise<number> {
  const started = real.count;
  const property = fc.asyncProperty(sequences, async (commandsOfRun) => {
    await clear(real);
    await fc.asyncModelRun(() => ({ model: new Model(tables), real }), commandsOfRun);
    await agreeOnEvents(real);
  });
  for (let round = 0; real.count - started < commands; round++) {
    await fc.assert(property, { numRuns: SEQUENCES_PER_ROUND, seed: seed + round, endOnFailure: !shrink });
  }
  return real.count - started;
}
