import type { UploadRow } from '#db/file-rows.ts';
import { type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { keyOfPart, partNumbers, rangeOfPart } from './upload-parts.ts';

export interface OpenUpload extends Pick<UploadRow, 'id' | 'profile' | 'name' | 'bytes'> {
  partBytes: number;
  /** Numbers of the parts that have arrived. */
  parts: number[];
}

/** Returns an upload of the actor that is not complete yet, by the id that the browser chose. */
export async function findOpenUpload(ctx: Ctx, uploadId: string): Promise<OpenUpload | undefined> {
  return ctx.db
    .selectFrom('upload')
    .select(['id', 'profile', 'name', 'bytes', 'part_bytes as partBytes', 'parts'])
    .where('owner_id', '=', requireMemberOrStaff(ctx).id)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
}

/** Refuses unknown uploads, and those of other accounts, with `file.not_found`. */
export async function requireOpenUpload(ctx: Ctx, uploadId: string): Promise<OpenUpload> {
  const upload = await findOpenUpload(ctx, uploadId);
  if (!upload) throw new Refusal('file.not_found');
  return upload;
}

/**
 * Returns the size in bytes that a part of the actor's upload must have. Refuses with `file.not_found`, and with
 * `file.wrong_part` if the file has no part of that number.
 */
export async function findPartBytes(ctx: Ctx, uploadId: string, part: number): Promise<number> {
  const upload = await requireOpenUpload(ctx, uploadId);
  if (!partNumbers(upload).includes(part)) throw new Refusal('file.wrong_part');
  const { start, end } = rangeOfPart(upload, part);
  return end - start;
}

export function partKeys(upload: Pick<OpenUpload, 'id' | 'bytes' | 'partBytes'>): string[] {
  return partNumbers(upload).map((part) => keyOfPart(upload.id, part));
}

/**
 * Deletes the row of an upload and its parts. Later parts of the upload are refused. While the store is down, the parts
 * stay for `reconcileStore`.
 */
export async function removeUpload({ db, services }: Ctx, upload: OpenUpload): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', upload.id).execute();
  for (const key of partKeys(upload)) await services.files.remove(key).catch(() => {});
}
