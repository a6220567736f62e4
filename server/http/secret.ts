import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BadSetting, type Settings } from '#server/settings.ts';

/**
 * Returns the secret that signs sessions. Without the setting, the first start stores a secret in a file that only
 * its owner can read. Throws `BadSetting` if the file cannot be read or written.
 */
export async function secretOf({ secret, dataDir }: Settings): Promise<string> {
  if (secret) return secret;
  try {
    return (
      (await storedSecret(dataDir)) ?? (await storeSecret(dataDir, randomBytes(32).toString('base64url')))
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadSetting(
      `The signing secret cannot be stored (${reason}): fix that, or set DATA_DIR or SECRET.`,
    );
  }
}

export async function storedSecret(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(path.join(dataDir, 'secret'), 'utf8')) || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Renames a temporary file, so that an interrupted start leaves no partial secret. */
export async function storeSecret(dataDir: string, secret: string): Promise<string> {
  const file = path.join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, secret, { mode: 0o600, flag: 'wx', flush: true });
  await rename(`${file}.new`, file);
  return secret;
}
