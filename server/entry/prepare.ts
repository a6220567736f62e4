import { compileIfStale, writeBuild } from '../build.ts';
import { exitOnMistake } from '../commands/operator-error.ts';
import { checkedSettings } from './checked-settings.ts';

/** Makes what the server needs. Reports a mistake in the settings before the build, which takes longest. */
export function prepare(inDevelopment: boolean): Promise<void> {
  return exitOnMistake(async () => {
    await checkedSettings();
    await (inDevelopment ? compileIfStale() : writeBuild());
  });
}
