import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BadSetting, type Settings } from '#server/settings.ts';

/**
 * What signs the sessions: the setting, else one made on the first start and kept, readable by its owner only. Throws
 * `BadSetting` when the data folder will not keep it.
 */
export async function secretOf({ secret, dataDir }: Settings): Promise<string> {
  if (secret) return secret;
  const file = path.join(dataDir, 'secret');
  try {
    return (await kept(file)) ?? (await made(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BadSetting(
      `The signing secret cannot be kept (${reason}): mend that, or set DATA_DIR or SECRET.`,
    );
  }
}

async function kept(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')) || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written whole under another name first, so that a start cut off in the middle leaves no half of a secret. */
async function made(file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await mkdir(path.dirname(file), { recursive: true });
  await rm(`${file}.new`, { force: true });
  await writeFile(`${file}.new`, secret, { mode: 0o600, flag: 'wx', flush: true });
  await rename(`${file}.new`, file);
  return secret;
}
