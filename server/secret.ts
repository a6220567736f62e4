import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Settings } from './settings.ts';

/** What signs the sessions: the setting, else one made on the first start and kept, readable by its owner only. */
export async function secretOf({ secret, dataDir }: Settings): Promise<string> {
  if (secret) return secret;
  const file = `${dataDir}/secret`;
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept) return kept;
  const made = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, made, { mode: 0o600, flag: 'wx', flush: true });
  return made;
}
