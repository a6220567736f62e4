// `npm run move -- --to DATABASE_URL`: carries the embedded site of DATA_DIR over to an empty PostgreSQL, and its uploads to the
// store of the settings. The site itself stays as it is.
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } }, strict: false }).values;

await runCommand(
  async (settings) => {
    if (typeof to !== 'string' || to === '') {
      const sentence = 'Say where to: npm run move -- --to postgres://user:password@host:5432/database';
      return { done: false, sentence };
    }
    const { moveSite } = await import('#server/site-migration/site.ts');
    await moveSite(settings, to, (sentence) => console.info(sentence));
    const sentence = 'The site has moved. What is written into the old one from now on stays there.';
    return { done: true, sentence };
  },
  { DATABASE_URL: '' }, // where it is going may stand in the settings already
);
