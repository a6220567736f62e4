import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupRefused } from '#server/backup/backup-refused.ts';

const MIN_CHARACTERS = 12;

/**
 * Returns the passphrase of a backup from BACKUP_PASSPHRASE or from hidden input. A new passphrase must be typed
 * twice. Throws BackupRefused if the passphrase is missing. Also throws BackupRefused if a new passphrase is too short,
 * or was typed differently the second time.
 */
export async function readPassphrase({ isNew }: { isNew: boolean }): Promise<string> {
  const passphrase = process.env.BACKUP_PASSPHRASE || (await askForPassphrase(isNew));
  if (isNew && passphrase.length < MIN_CHARACTERS)
    throw new BackupRefused(`The passphrase must have at least ${MIN_CHARACTERS} characters.`);
  return passphrase;
}

async function askForPassphrase(isNew: boolean): Promise<string> {
  if (!process.stdin.isTTY)
    throw new BackupRefused('The passphrase is missing: set BACKUP_PASSPHRASE, or use a terminal.');
  const passphrase = await ask('Passphrase of the backup: ');
  if (isNew && (await ask('Once more: ')) !== passphrase)
    throw new BackupRefused('The passphrases differ: try again.');
  return passphrase;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
