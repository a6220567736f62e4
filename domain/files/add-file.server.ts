import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ImageError, Rewritten } from '#services/images/images.ts';
import { act, type Ctx, requireAnyone } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { type AddedFile, keyOf, ORIGINAL, VIDEO } from './file.ts';
import { cleanName } from './file-name.ts';
import { sizes } from './media.ts';
import { type FileType, fileTypes, type ProfileName } from './profiles.ts';
import { typeOfFile } from './type-of-file.server.ts';

/** What has arrived, as files of a folder that is its alone and thrown away afterwards. */
export interface Received {
  folder: string;
  path: string;
  /** As its sender calls it. */
  name: string;
  bytes: number;
  /** Of a film its first picture, if the browser made one. */
  posterPath: string | undefined;
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
 * Keeps what somebody uploaded, for them to attach within a day: pictures decoded and written anew in three sizes, films
 * and documents as they are. Refuses what the profile does not take, what the scanner finds infected or cannot look at, and
 * `file.store_down` when it cannot be kept; then nothing of it remains.
 */
export async function addFile(ctx: Ctx, profile: ProfileName, received: Received): Promise<AddedFile> {
  const actor = requireAnyone(ctx);
  const type = await typeOfFile(received.path, profile);
  const verdict = await ctx.services.scanner.scan(received.path);
  if (verdict !== 'clean') throw new Refusal(verdict === 'infected' ? 'file.infected' : 'file.scanner_down');
  const { contentType, kind } = fileTypes[type];
  const { picture, parts } = await partsOf(ctx, actor.id, type, received);
  const id = newId(kind);
  const name = cleanName(received.name, type);
  const keys = parts.map((part) => keyOf(profile, id, part.name));
  const forget = async () => {
    // What cannot be removed now is found later: there is no row for it.
    for (const key of keys) await ctx.services.files.remove(key).catch(() => {});
  };
  for (const part of parts) {
    const content = createReadStream(part.path);
    const stored = await ctx.services.files.put(keyOf(profile, id, part.name), content, part);
    if (stored === 'stored') continue;
    await forget();
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
    lost_since: null,
    created_at: ctx.now,
    attached_to: null,
    waiting_since: ctx.now,
  };
  try {
    await act(ctx, ({ db }) => db.insertInto('file').values(row).execute());
  } catch (error) {
    await forget();
    throw error;
  }
  return { id, kind, name, bytes, width: row.width, height: row.height };
}

async function partsOf(ctx: Ctx, whose: string, type: FileType, received: Received) {
  const { contentType, kind } = fileTypes[type];
  const folder = path.join(received.folder, 'written');
  await mkdir(folder);
  if (kind === 'image') {
    const picture = required(await ctx.services.images.rewrite(whose, received.path, folder, sizes));
    return { picture, parts: picture.written };
  }
  const original: Part = { name: ORIGINAL, path: received.path, contentType, bytes: received.bytes };
  if (kind === 'file') return { picture: null, parts: [original] };
  const picture = await posterOf(ctx, whose, received.posterPath, folder);
  return { picture, parts: [{ ...original, name: VIDEO }, ...picture.written] };
}

async function posterOf(
  ctx: Ctx,
  whose: string,
  posterPath: string | undefined,
  folder: string,
): Promise<Rewritten> {
  const { images } = ctx.services;
  const given = posterPath ? await images.rewrite(whose, posterPath, folder, sizes) : 'broken';
  return typeof given === 'string'
    ? required(await images.writeVideoPlaceholder(whose, folder, sizes))
    : given;
}

function required(picture: Rewritten | ImageError): Rewritten {
  if (typeof picture === 'string') throw new Refusal(whyNoPicture[picture]);
  return picture;
}
