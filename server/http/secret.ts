import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BadSetting, type Settings } from '#server/settings.ts';

/**
 * The secret that signs sessions. If the setting is absent, the first start creates a secret in a file that only its owner can
 * read. Throws `BadSetting` if the file cannot be read or written.
 */
export async function secretOf({ secret, dataDir }: Settings): Promise<string> {
  if (secret) return secret;
  const file = path.join(dataDir, 'secret');
  try {
    return (await readSecret(file)) ?? (await createSecret(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadSetting(
      `The signing secret cannot be stored (${reason}): fix that, or set DATA_DIR or SECRET.`,
    );
  }
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')) || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a temporary file and renames it, so that an interrupted start leaves no partial secret. */
async function createSecret(file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await mkdir(path.dirname(file), { recursive: true });
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, secret, { mode: 0o600, flag: 'wx', flush: true });
  await rename(`${file}.new`, file);
  return secret;
}
