/**
 * `npm run move -- --to DATABASE_URL` copies the embedded database of DATA_DIR to an empty PostgreSQL database, and
 * the uploads to the configured bucket. Without a bucket, the uploads stay where they are. Leaves out the demo world.
 * Changes the source database only by applying pending migrations.
 */
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } }, strict: false }).values;

await runCommand(
  async (settings) => {
    if (typeof to !== 'string' || to === '') {
      const message = 'Name the target: npm run move -- --to postgres://user:password@host:5432/database';
      return { done: false, message };
    }
    const { moveSite } = await import('#server/site-migration/move-site.ts');
    await moveSite(settings, to, (message) => console.info(message));
    const message = 'The site was copied. Changes made in the old one from now on are not copied.';
    return { done: true, message };
  },
  { DATABASE_URL: '' }, // The source is always embedded, even if the environment already names the target.
);
