import type { Ctx } from '../ctx.ts';
import { attachFiles, detachFiles } from './attach-files.server.ts';

interface Replacement {
  /** The id of the record that shows the image. */
  of: string;
  /** The current image: a media reference (`media.ts`), or null if there is none. */
  current: string | null;
  /** The new image, as parsed by `imageInput`. */
  requested: string | undefined;
  /** The form field that a refusal names. */
  field: string;
}

/**
 * Replaces the image of a record and returns the media reference to store in the row of the record. The requested
 * image is the current one, another upload of the actor, or none. The sweep deletes the previous upload after a
 * day. Refuses any other file with `file.gone` at the field. Call this function inside the transaction that locks
 * the row.
 */
export async function replaceImage(
  ctx: Ctx,
  { of, current, requested, field }: Replacement,
): Promise<string | null> {
  if (requested === undefined || requested === (current ?? '')) return current;
  if (requested !== '') await attachFiles(ctx, [requested], { profile: 'media', to: of, field });
  if (current) await detachFiles(ctx, [current], of);
  return requested || null;
}
