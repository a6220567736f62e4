/**
 * `npm run backup -- [--to FILE] [--with-files] [--encrypt]` writes the database, the files and the secret to one
 * archive, even while the site runs. Only `--with-files` includes the files of a bucket.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { site } from '#site';
import { runCommand } from './command.ts';
import { parsedArguments } from './parsed-arguments.ts';

const options = {
  to: { type: 'string', default: '.' },
  'with-files': { type: 'boolean', default: false },
  encrypt: { type: 'boolean', default: false },
} as const;
const { values } = parsedArguments({ options }, 'npm run backup -- [--to FILE] [--with-files] [--encrypt]');

await runCommand(async (settings) => {
  const { readPassphrase } = await import('./passphrase.ts');
  const passphrase = values.encrypt ? await readPassphrase({ isNew: true }) : undefined;
  const isFolder = statSync(values.to, { throwIfNoEntry: false })?.isDirectory();
  const time = new Date().toISOString().slice(0, 16).replace(':', '-');
  const slug = site.name.toLowerCase().replaceAll(/\W+/g, '-');
  const to = isFolder ? path.join(values.to, `${slug}-${time}.backup`) : values.to;
  const { makeBackup } = await import('#server/backup/make-backup.ts');
  const message = await makeBackup(settings, { to, withFiles: values['with-files'], passphrase });
  return { done: true, message };
});
