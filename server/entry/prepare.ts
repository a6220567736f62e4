import { compileIfStale, writeBuild } from '../build.ts';
import { exitOnMistake } from '../commands/operator-error.ts';
import { checkedSettings } from './checked-settings.ts';

/** `server/start.js` runs this file. Settings are checked before the build, because the build takes longest. */
await exitOnMistake(async () => {
  await checkedSettings();
  await (process.argv.includes('--dev') ? compileIfStale() : writeBuild());
});
