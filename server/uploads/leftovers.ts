import { opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Age in milliseconds at which temporary folders are removed. No upload and no export takes this long. */
const LEFTOVER_MS = 60 * 60_000;

export const uploadsFolder = (dataDir: string) => path.resolve(dataDir, 'uploads');

export async function removeLeftovers(dataDir: string): Promise<void> {
  const uploads = uploadsFolder(dataDir);
  for await (const { name } of await opendir(uploads)) {
    const folder = path.join(uploads, name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > LEFTOVER_MS) await rm(folder, { recursive: true, force: true });
  }
}
