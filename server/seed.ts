// `npm run seed`: loads the demo world into the database of the settings. `-- --anyway` also beside real accounts,
// `-- --remove` takes it away.
import { compileIfStale } from './build.ts';
import { sentenceOf } from './sentence.ts';
import { environment, readSettings } from './settings.ts';

const wanted = { anyway: process.argv.includes('--anyway'), remove: process.argv.includes('--remove') };

try {
  const settings = readSettings(environment());
  await compileIfStale();
  const { seed } = await import('./seed-world.ts');
  const { done, sentence } = await seed(settings, wanted);
  if (done) console.info(sentence);
  else console.error(sentence);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  const sentence = sentenceOf(error);
  if (!sentence) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
