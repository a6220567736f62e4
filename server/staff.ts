// `npm run staff -- add EMAIL …`: makes accounts of the operator's people, or lets somebody back in who lost their second
// factor. `-- remove EMAIL …` shuts them out, `-- list` says who there is.
import { compileIfStale } from './build.ts';
import { sentenceOf } from './sentence.ts';
import { environment, readSettings } from './settings.ts';

const [verb = '', ...emails] = process.argv.slice(2);

try {
  const settings = readSettings(environment());
  await compileIfStale();
  const { staff } = await import('./staff-command.ts');
  const { done, sentence } = await staff(settings, verb, emails);
  if (done) console.info(sentence);
  else console.error(sentence);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  const sentence = sentenceOf(error);
  if (!sentence) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
