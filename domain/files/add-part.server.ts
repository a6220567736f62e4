import { createReadStream } from 'node:fs';
import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { requireOpenUpload } from './open-upload.server.ts';
import { keyOfPart } from './upload-parts.ts';

interface ReceivedPart {
  part: number;
  path: string;
  bytes: number;
}

/**
 * Stores a part of the actor's upload. Parts may arrive in any order, and more than once. Callers must have checked the
 * number and the size of the part with `findPartBytes`. Refuses with `file.store_down`, and with `file.not_found` if
 * the upload was completed or cancelled meanwhile.
 */
export async function addPart(
  ctx: Ctx,
  uploadId: string,
  { part, path, bytes }: ReceivedPart,
): Promise<void> {
  const { id } = await requireOpenUpload(ctx, uploadId);
  const { files } = ctx.services;
  const key = keyOfPart(id, part);
  const about = { bytes, contentType: 'application/octet-stream' };
  if ((await files.put(key, createReadStream(path), about)) === 'down') throw new Refusal('file.store_down');
  const updated = await ctx.db
    .updateTable('upload')
    .set({
      parts: sql`case when ${part}::integer = any(parts) then parts else array_append(parts, ${part}::integer) end`,
      received_at: ctx.now,
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (updated) return;
  await files.remove(key);
  throw new Refusal('file.not_found');
}
