import type { Ctx } from '../ctx.ts';
import { removeUpload, requireOpenUpload } from './open-upload.server.ts';

/** Removes the actor's upload and its parts. Refuses with `file.not_found` if the upload is unknown or complete. */
export async function cancelUpload(ctx: Ctx, uploadId: string): Promise<void> {
  await removeUpload(ctx, await requireOpenUpload(ctx, uploadId));
}
