// `npm run move -- --to DATABASE_URL`: carries the embedded site of DATA_DIR over to an empty PostgreSQL, and its uploads to the
// store of the settings. The site itself stays as it is.
import { parseArgs } from 'node:util';
import { compileIfStale } from './build.ts';
import { sentenceOf } from './sentence.ts';
import { BadSetting, environment, readSettings } from './settings.ts';

try {
  const { to } = parseArgs({ options: { to: { type: 'string' } }, strict: false }).values;
  if (typeof to !== 'string' || to === '')
    throw new BadSetting('Say where to: npm run move -- --to postgres://user:password@host:5432/database');
  // Where it is going may stand in the settings already.
  const settings = readSettings({ ...environment(), DATABASE_URL: '' });
  await compileIfStale();
  const { moveSite } = await import('./move/site.ts');
  await moveSite(settings, to, (sentence) => console.info(sentence));
} catch (error) {
  const sentence = sentenceOf(error);
  if (!sentence) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
