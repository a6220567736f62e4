/**
 * `npm run restore -- FILE [--to FOLDER] [--erased FILE]` restores a backup into the configured database and store,
 * which must be empty. With `--to`, restores the backup as an embedded site in that folder. Accounts that were erased
 * after the backup are erased again. Their ids come from the lists of erased accounts in `DATA_DIR`, in the folder of
 * `--to` and beside the archive, and from the file of `--erased`.
 */
import { dirname } from 'node:path';
import { runCommand } from './command.ts';
import { parsedArguments } from './parsed-arguments.ts';

const usage = 'npm run restore -- FILE [--to FOLDER] [--erased FILE]';
const config = {
  options: { to: { type: 'string' }, erased: { type: 'string' } },
  allowPositionals: true,
} as const;
const { values, positionals } = parsedArguments(config, usage);

const embedded = {
  DATABASE_URL: '',
  SECRET: '',
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
};

await runCommand(
  async (settings) => {
    const [path, ...others] = positionals;
    if (path === undefined || others.length > 0) return { done: false, message: `Usage: ${usage}` };
    const { isEncryptedArchive } = await import('#server/backup/read-archive.ts');
    const { readPassphrase } = await import('./passphrase.ts');
    const { restoreBackup } = await import('#server/backup/restore-backup.ts');
    const passphrase = (await isEncryptedArchive(path)) ? await readPassphrase({ isNew: false }) : undefined;
    const { environment } = await import('#server/settings.ts');
    const { erasedListIn, readErasedLists } = await import('#server/erasures/erased-list.ts');
    const erased = await readErasedLists({
      required: values.erased,
      others: [settings.dataDir, environment().DATA_DIR || 'data', dirname(path)].map(erasedListIn),
    });
    return { done: true, message: await restoreBackup(settings, { path, passphrase }, erased) };
  },
  values.to ? { ...embedded, DATA_DIR: values.to } : {},
);
