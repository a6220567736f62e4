import { compileIfStale } from '#server/build.ts';
import { environment, readSettings, type Settings } from '#server/settings.ts';
import { sentenceOf } from './operator-error.ts';

/** How a command went, for whoever gave it. */
export interface Outcome {
  done: boolean;
  sentence: string;
}

type Act = (settings: Settings) => Promise<Outcome>;

/**
 * Runs a command of the terminal and says how it went, by its sentence and by exit code 1 when nothing was done. What uses the
 * messages is loaded inside `act`: before, they may not be made yet. `given` goes before the environment.
 */
export async function runCommand(act: Act, given: NodeJS.ProcessEnv = {}): Promise<void> {
  const { done, sentence } = await outcomeOf(act, given);
  if (done) console.info(sentence);
  else console.error(sentence);
  process.exitCode = done ? 0 : 1;
}

async function outcomeOf(act: Act, given: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const settings = readSettings({ ...environment(), ...given });
    await compileIfStale();
    return await act(settings);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (!sentence) throw error;
    return { done: false, sentence };
  }
}
