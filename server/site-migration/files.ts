import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { keyOf } from '#domain/files/file.ts';
import type { Files } from '#services/files/files.ts';
import { CannotMove } from './cannot-move.ts';

export interface CarriedFiles {
  /** Parts that lie in the new store now, each read back and found the same. */
  carried: number;
  bytes: number;
  /** Parts that the old store had lost already: their rows say so. */
  lost: string[];
}

/** Puts every stored part of the files in `db` into another store, and proves each by reading it back. Throws CannotMove. */
export async function carryFiles(db: Kysely<Tables>, from: Files, to: Files): Promise<CarriedFiles> {
  const files = await db
    .selectFrom('file')
    .select(['id', 'profile', 'variants', 'content_type'])
    .orderBy('id')
    .execute();
  const done: CarriedFiles = { carried: 0, bytes: 0, lost: [] };
  for (const { id, profile, variants, content_type: contentType } of files) {
    for (const part of variants) {
      const key = keyOf(profile, id, part);
      const bytes = await carryPart(key, contentType, from, to);
      if (bytes === null) done.lost.push(key);
      else {
        done.carried += 1;
        done.bytes += bytes;
      }
    }
  }
  return done;
}

/** Gives its size, or null when it was not there. */
async function carryPart(key: string, contentType: string, from: Files, to: Files): Promise<number | null> {
  const found = await from.stat(key);
  const content = found && (await from.get(key));
  if (!content) return null;
  const { bytes } = found;
  if ((await to.put(key, content, { bytes, contentType })) === 'down')
    throw new CannotMove(`The new store does not take ${key}: look at its settings; nothing was moved.`);
  const [left, arrived] = [await hashOf(from, key), await hashOf(to, key)];
  if (left === arrived) return bytes;
  throw new CannotMove(`The file ${key} did not arrive as it was: nothing was moved.`);
}

async function hashOf(files: Files, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of (await files.get(key)) ?? []) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
