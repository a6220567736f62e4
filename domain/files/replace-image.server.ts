import type { Ctx } from '../ctx.ts';
import { attachFiles, detachFiles } from './attach-files.server.ts';

interface Replacing {
  /** The id of what it is the picture of. */
  of: string;
  /** What it has now: an upload, a drawing of the project, or nothing. */
  current: string | null;
  /** As sent: `pictureInput`. */
  wanted: string | undefined;
  /** Of the form, to be refused. */
  field: string;
}

/**
 * The picture that a thing has from now on, for its row to hold: the one there was, another upload of the actor's, or
 * none. The one before is gone after a day. Refuses the field with `file.gone`. Call it inside the act that holds the row.
 */
export async function replacePicture(
  ctx: Ctx,
  { of, current, wanted, field }: Replacing,
): Promise<string | null> {
  if (wanted === undefined || wanted === (current ?? '')) return current;
  if (wanted !== '') await attachFiles(ctx, [wanted], { profile: 'media', to: of, field });
  if (current) await detachFiles(ctx, [current], of);
  return wanted || null;
}
