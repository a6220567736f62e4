import type { Ctx } from '../ctx.ts';
import { attachFiles, detachFiles } from './attach-files.server.ts';
import type { ProfileName } from './profiles.ts';

interface Replacement {
  of: string;
  current: string | null;
  requested: string | undefined;
  field: string;
  profile?: ProfileName;
}

/**
 * Replaces the image of a record and returns the media reference for its row. The requested image is the current
 * image, another upload of the actor, or no image. The sweep deletes the previous upload after a day. Refuses any
 * other file with `input.invalid` and `file.gone` at the field. Call this function inside the transaction that locks
 * the row.
 */
export async function replaceImage(
  ctx: Ctx,
  { of, current, requested, field, profile = 'media' }: Replacement,
): Promise<string | null> {
  if (requested === undefined || requested === (current ?? '')) return current;
  if (requested !== '') await attachFiles(ctx, [requested], { profile, to: of, field });
  if (current) await detachFiles(ctx, [current], of);
  return requested || null;
}
