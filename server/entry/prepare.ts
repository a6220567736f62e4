import { compileIfStale, writeBuild } from '../build.ts';
import { exitOnMistake } from '../commands/operator-error.ts';
import { checkedSettings } from './checked-settings.ts';

/** Checks the settings before the build, because the build takes longest. */
export function prepare(inDevelopment: boolean): Promise<void> {
  return exitOnMistake(async () => {
    await checkedSettings();
    await (inDevelopment ? compileIfStale() : writeBuild());
  });
}
