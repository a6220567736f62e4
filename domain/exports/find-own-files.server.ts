import type { Readable } from 'node:stream';
import type { Ctx } from '../ctx.ts';
import { keyOf, ORIGINAL, VIDEO } from '../files/file.ts';

export interface OwnFile {
  id: string;
  name: string;
  bytes: number;
  /** Returns null if the file was deleted in the meantime. */
  open(): Promise<Readable | null>;
}

const LARGEST = [ORIGINAL, VIDEO, 'large.jpg', 'large.webp'];

/**
 * Returns the account's uploads that the store has: documents and videos as uploaded, images in their largest size.
 */
export async function findOwnFiles(ctx: Ctx, userId: string): Promise<OwnFile[]> {
  const rows = await ctx.db
    .selectFrom('file')
    .select(['id', 'profile', 'name', 'variants'])
    .where('owner_id', '=', userId)
    .orderBy('id')
    .execute();
  const files: OwnFile[] = [];
  for (const { id, profile, name, variants } of rows) {
    const part = LARGEST.find((it) => variants.includes(it));
    const key = part && keyOf(profile, id, part);
    const found = key ? await ctx.services.files.stat(key) : null;
    if (!key || !found) continue;
    const [, extension] = /\.(jpg|webp)$/.exec(part) ?? [];
    files.push({
      ...found,
      id,
      name: extension ? name.replace(/(\.[^.]*)?$/, `.${extension}`) : name,
      open: () => ctx.services.files.get(key),
    });
  }
  return files;
}
