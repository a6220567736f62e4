import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { addFile, findAddedFile } from './add-file.server.ts';
import type { AddedFile } from './file.ts';
import { findOpenUpload, type OpenUpload, removeUpload, requireOpenUpload } from './open-upload.server.ts';
import { keyOfPart, partNumbers } from './upload-parts.ts';

interface Assembly {
  /** Temporary folder that the caller removes. */
  folder: string;
  posterPath: string | undefined;
}

/**
 * Assembles the parts of the actor's upload and adds the file like `addFile`, with the same checks. Removes the parts
 * once the file is added or refused. Keeps the parts while the store or the scanner is down. Refuses with
 * `file.incomplete` while parts are missing, and with `file.not_found` for an unknown upload. Returns the file if the
 * upload is already complete.
 */
export async function finishUpload(ctx: Ctx, uploadId: string, assembly: Assembly): Promise<AddedFile> {
  const { id: ownerId } = requireMemberOrStaff(ctx);
  const added = await findAddedFile(ctx, ownerId, uploadId);
  if (added) {
    // The process may have ended between the addition of the file and the removal of its parts.
    const leftover = await findOpenUpload(ctx, uploadId);
    if (leftover) await removeUpload(ctx, leftover);
    return added;
  }
  try {
    return await complete(ctx, uploadId, assembly);
  } catch (error) {
    // A concurrent request may have completed the upload and removed the parts.
    const concurrent = await findAddedFile(ctx, ownerId, uploadId);
    if (concurrent) return concurrent;
    throw error;
  }
}

async function complete(ctx: Ctx, uploadId: string, assembly: Assembly): Promise<AddedFile> {
  const upload = await requireOpenUpload(ctx, uploadId);
  if (upload.parts.length < partNumbers(upload).length) throw new Refusal('file.incomplete');
  const target = path.join(assembly.folder, 'file');
  try {
    await assemble(ctx, upload, target);
    const { profile, name, bytes } = upload;
    const file = await addFile(ctx, profile, { ...assembly, path: target, name, bytes, uploadId });
    await removeUpload(ctx, upload);
    return file;
  } catch (error) {
    if (isStoreDown(error)) throw new Refusal('file.store_down');
    if (error instanceof Refusal && isFinal(error)) await removeUpload(ctx, upload);
    throw error;
  }
}

const isStoreDown = (error: unknown): boolean => error instanceof Error && error.name === 'StoreDown';

/** True if a repeated upload of the same file would be refused again. */
const isFinal = ({ status, code }: Refusal) => status < 500 && code !== 'file.incomplete';

async function assemble(ctx: Ctx, upload: OpenUpload, target: string): Promise<void> {
  let missing: number | undefined;
  async function* content() {
    for (const part of partNumbers(upload)) {
      const piece = await ctx.services.files.get(keyOfPart(upload.id, part));
      if (!piece) {
        missing = part;
        throw new Refusal('file.incomplete');
      }
      yield* piece;
    }
  }
  try {
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (missing !== undefined) await forgetPart(ctx, upload.id, missing);
    throw error;
  }
}

/**
 * Removes a missing part from the row of its upload, so that the browser sends the part again. Parts are missing after
 * the restoration of a backup, which has the rows of uploads without their parts.
 */
async function forgetPart({ db }: Ctx, id: string, part: number): Promise<void> {
  await db
    .updateTable('upload')
    .set({ parts: sql`array_remove(parts, ${part}::integer)` })
    .where('id', '=', id)
    .execute();
}
