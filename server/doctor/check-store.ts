import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileStoreOf } from '#server/file-store.ts';
import type { Settings } from '#server/settings.ts';
import { type Finding, fails, reasonOf, warns, works } from './finding.ts';

/**
 * Stores, reads and removes a probe file. `failureOf` returns why a file could not be stored. Does not create a
 * missing folder.
 */
export async function checkStore(
  files: Settings['files'],
  failureOf: (key: string) => unknown,
): Promise<Finding[]> {
  const place = 'folder' in files ? files.folder : `The bucket ${files.s3.bucket}`;
  if ('folder' in files && !existsSync(files.folder))
    return [works(`${place} does not exist yet: the first upload creates it.`)];
  const store = await fileStoreOf(files);
  const key = `doctor-${randomUUID()}/probe`;
  const content = 'probe';
  try {
    const about = { bytes: content.length, contentType: 'text/plain' };
    const stored = await store.put(key, Readable.from([Buffer.from(content)]), about);
    if (stored === 'down')
      return [
        fails(`${place} cannot store files (${reasonOf(failureOf(key))}): look at it and its settings.`),
      ];
    const found = await store.get(key);
    if (!found || (await text(found)) !== content)
      return [fails(`${place} did not return a file that it had stored: look at it and its settings.`)];
  } finally {
    await store.remove(key).catch(() => {});
  }
  return (await store.stat(key))
    ? [warns(`${place} does not remove files: give the key the right to delete objects.`)]
    : [works(`${place} stores, reads and removes files.`)];
}
