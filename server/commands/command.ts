import { compileIfStale } from '#server/build.ts';
import { environment, readSettings, type Settings } from '#server/settings.ts';
import { operatorMessage } from './operator-error.ts';

export interface Outcome {
  done: boolean;
  message: string;
}

type Command = (settings: Settings) => Promise<Outcome>;

/**
 * Runs a terminal command and prints its outcome. Sets exit code 1 unless the outcome is `done`. Compiles the
 * messages before it calls `command`, so modules with messages must be imported inside `command`. `overrides` take
 * precedence over the environment.
 */
export async function runCommand(command: Command, overrides: NodeJS.ProcessEnv = {}): Promise<void> {
  const { done, message } = await outcomeOf(command, overrides);
  if (done) console.info(message);
  else console.error(message);
  process.exitCode = done ? 0 : 1;
}

async function outcomeOf(command: Command, overrides: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const settings = readSettings({ ...environment(), ...overrides });
    await compileIfStale();
    return await command(settings);
  } catch (error) {
    const message = operatorMessage(error);
    if (!message) throw error;
    return { done: false, message };
  }
}
