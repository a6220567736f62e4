import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { keyOf } from '#domain/files/file.ts';
import type { Files } from '#services/files/files.ts';
import { CannotMove } from './cannot-move.ts';

export interface CopiedFiles {
  copied: number;
  bytes: number;
  lost: string[];
}

/**
 * Copies the files in `db` into another store with all their parts, such as the sizes of an image. Compares each
 * copy. Throws CannotMove if the new store refuses a part or a copy differs.
 */
export async function copyFiles(db: Kysely<Tables>, from: Files, to: Files): Promise<CopiedFiles> {
  const files = await db
    .selectFrom('file')
    .select(['id', 'profile', 'variants', 'content_type'])
    .orderBy('id')
    .execute();
  const done: CopiedFiles = { copied: 0, bytes: 0, lost: [] };
  for (const { id, profile, variants, content_type: contentType } of files) {
    for (const part of variants) {
      const key = keyOf(profile, id, part);
      const bytes = await copyPart(key, contentType, from, to);
      if (bytes === null) done.lost.push(key);
      else {
        done.copied += 1;
        done.bytes += bytes;
      }
    }
  }
  return done;
}

async function copyPart(key: string, contentType: string, from: Files, to: Files): Promise<number | null> {
  const found = await from.stat(key);
  const content = found && (await from.get(key));
  if (!content) return null;
  const { bytes } = found;
  if ((await to.put(key, content, { bytes, contentType })) === 'down')
    throw new CannotMove(`The new store does not take ${key}: check its settings; nothing was moved.`);
  const [sourceHash, copiedHash] = [await hashOf(from, key), await hashOf(to, key)];
  if (sourceHash === copiedHash) return bytes;
  throw new CannotMove(`The file ${key} differs after the copy: nothing was moved.`);
}

async function hashOf(files: Files, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of (await files.get(key)) ?? []) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
