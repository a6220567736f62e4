import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ImageError, Rewritten } from '#services/images/images.ts';
import { act, type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { type AddedFile, keyOf, ORIGINAL, VIDEO } from './file.ts';
import { cleanName } from './file-name.ts';
import { sizes } from './media.ts';
import { type FileType, fileTypes, kindOf, type ProfileName, sizeLimitOf } from './profiles.ts';
import { typeOfFile } from './type-of-file.server.ts';

export interface ReceivedFile {
  folder: string;
  path: string;
  name: string;
  bytes: number;
  posterPath: string | undefined;
  /** The browser's id of the upload. A repeated upload has the same id. */
  uploadId: string | undefined;
}

interface Part {
  name: string;
  path: string;
  contentType: string;
  bytes: number;
}

const whyNoPicture: Record<ImageError, RefusalCode> = {
  broken: 'file.broken',
  too_many_pixels: 'file.too_many_pixels',
  unwritten: 'file.store_down',
};

/**
 * Stores an upload. The owner must attach the file to a record within a day. Images are decoded and encoded again in
 * three sizes. Videos and documents are stored unchanged. Refuses files that the upload profile does not accept, and
 * files that the scanner finds infected or cannot scan. If the store fails, removes the stored parts and refuses with
 * `file.store_down`. Returns the stored file if the actor repeats an upload.
 */
export async function addFile(ctx: Ctx, profile: ProfileName, received: ReceivedFile): Promise<AddedFile> {
  const actor = requireMemberOrStaff(ctx);
  const { uploadId } = received;
  const earlier = await findAddedFile(ctx, actor.id, uploadId);
  if (earlier) return earlier;
  const verdict = await ctx.services.scanner.scan(received.path);
  if (verdict !== 'clean') throw new Refusal(verdict === 'infected' ? 'file.infected' : 'file.scanner_down');
  const type = await typeOfFile(received.path, profile);
  const { contentType, kind } = fileTypes[type];
  const { maxBytes, tooLarge } = sizeLimitOf(profile, kind);
  if (received.bytes > maxBytes) throw new Refusal(tooLarge);
  const { picture, parts } = await partsOf(ctx, actor.id, type, received);
  const id = newId(kind);
  const name = cleanName(received.name, type);
  const storedKeys: string[] = [];
  const removeStored = () =>
    Promise.all(storedKeys.map((key) => ctx.services.files.remove(key).catch(() => {})));
  for (const part of parts) {
    const key = keyOf(profile, id, part.name);
    if ((await ctx.services.files.put(key, createReadStream(part.path), part)) === 'stored') {
      storedKeys.push(key);
      continue;
    }
    await removeStored();
    throw new Refusal('file.store_down');
  }
  const bytes =
    parts.find(({ name }) => name === ORIGINAL || name === VIDEO || name === 'large.jpg')?.bytes ?? 0;
  const row = {
    id,
    owner_id: actor.id,
    profile,
    name,
    content_type: contentType,
    bytes,
    width: picture?.width ?? null,
    height: picture?.height ?? null,
    variants: parts.map((part) => part.name),
    created_at: ctx.now,
    waiting_since: ctx.now,
    upload_id: uploadId ?? null,
  };
  try {
    await act(ctx, ({ db }) => db.insertInto('file').values(row).execute());
  } catch (error) {
    await removeStored();
    // An upload and its repetition may run at the same time.
    const concurrent = await findAddedFile(ctx, actor.id, uploadId);
    if (concurrent) return concurrent;
    throw error;
  }
  return { id, kind, name, bytes, width: row.width, height: row.height };
}

/** Returns the file that was created from the owner's upload with this id. */
export async function findAddedFile(
  { db }: Ctx,
  ownerId: string,
  uploadId: string | undefined,
): Promise<AddedFile | undefined> {
  if (!uploadId) return undefined;
  const row = await db
    .selectFrom('file')
    .select(['id', 'name', 'content_type', 'bytes', 'width', 'height'])
    .where('owner_id', '=', ownerId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { content_type, ...file } = row;
  return { ...file, kind: kindOf(content_type) };
}

async function partsOf(ctx: Ctx, userId: string, type: FileType, received: ReceivedFile) {
  const { contentType, kind } = fileTypes[type];
  const folder = path.join(received.folder, 'written');
  await mkdir(folder);
  if (kind === 'image') {
    const picture = required(await ctx.services.images.rewrite(userId, received.path, folder, sizes));
    return { picture, parts: picture.written };
  }
  const original: Part = { name: ORIGINAL, path: received.path, contentType, bytes: received.bytes };
  if (kind === 'file') return { picture: null, parts: [original] };
  const { images } = ctx.services;
  const poster = received.posterPath && (await images.rewrite(userId, received.posterPath, folder, sizes));
  const picture =
    typeof poster === 'object' ? poster : required(await images.writeVideoPlaceholder(userId, folder, sizes));
  return { picture, parts: [{ ...original, name: VIDEO }, ...picture.written] };
}

function required(picture: Rewritten | ImageError): Rewritten {
  if (typeof picture === 'string') throw new Refusal(whyNoPicture[picture]);
  return picture;
}
