import fc from 'fast-check';
import { sequences } from './commands.ts';
import { newState } from './state.ts';
import { clear, type Real, sweep } from './world.ts';

const SEQUENCES_PER_ROUND = 5;

interface Run {
  commands: number;
  seed?: number;
  /** Number of the first round. */
  from?: number;
  shrink?: boolean;
  onRound?: (round: number) => void;
}

/** Throws at the first difference between product and model. Returns the number of commands. */
export async function compareDeals(
  real: Real,
  { commands, seed = 1, from = 0, shrink = true, onRound = () => {} }: Run,
): Promise<number> {
  const started = real.count;
  const property = fc.asyncProperty(sequences, async (commandsOfRun) => {
    await clear(real);
    await fc.asyncModelRun(() => ({ model: { state: newState() }, real }), commandsOfRun);
  });
  for (let round = from; real.count - started < commands; round++) {
    await fc.assert(property, {
      numRuns: SEQUENCES_PER_ROUND,
      seed: seed + round,
      endOnFailure: !shrink,
    });
    await sweep(real);
    onRound(round);
  }
  return real.count - started;
}
