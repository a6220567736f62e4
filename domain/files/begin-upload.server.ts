import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { fileLimits } from '../activity-limits.ts';
import { act, type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { findAddedFile } from './add-file.server.ts';
import { findOpenUpload, requireOpenUpload } from './open-upload.server.ts';
import { uploadProfiles } from './profiles.ts';
import type { UploadInput } from './upload-input.ts';
import { countUpload } from './upload-limits.server.ts';
import { PART_BYTES, type UploadState } from './upload-parts.ts';

/**
 * Begins an upload in parts. If the upload began before, returns its progress. Refuses with:
 * - the code of the upload profile if the file is above the limit of the profile
 * - `input.invalid` for a second file under the same id
 * - the codes of `countUpload` above its limits
 * - `file.too_many_open` if the account has 20 other uploads that are not complete
 */
export async function beginUpload(ctx: Ctx, input: UploadInput): Promise<UploadState> {
  const { id: ownerId } = requireMemberOrStaff(ctx);
  const { uploadId, profile, name, bytes } = input;
  const { maxBytes, tooLarge } = uploadProfiles[profile];
  if (bytes > maxBytes) throw new Refusal(tooLarge);
  const file = await findAddedFile(ctx, ownerId, uploadId);
  if (file) return { file };
  if (!(await findOpenUpload(ctx, uploadId))) {
    await countUpload(ctx);
    await act(ctx, async (ctx) => {
      // The lock makes concurrent uploads of one account count each other.
      await lockAccounts(ctx, [ownerId]);
      const { count } = await ctx.db
        .selectFrom('upload')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner_id', '=', ownerId)
        .where('upload_id', '<>', uploadId)
        .executeTakeFirstOrThrow();
      if (count >= fileLimits.openUploads) throw new Refusal('file.too_many_open');
      const row = { id: newId('upload'), owner_id: ownerId, upload_id: uploadId, profile, name, bytes };
      const times = { created_at: ctx.now, received_at: ctx.now };
      await ctx.db
        .insertInto('upload')
        .values({ ...row, part_bytes: PART_BYTES, ...times })
        .onConflict((conflict) => conflict.columns(['owner_id', 'upload_id']).doNothing())
        .execute();
    });
  }
  const upload = await requireOpenUpload(ctx, uploadId);
  if (upload.profile !== profile || upload.bytes !== bytes) throw new Refusal('input.invalid');
  return { file: null, partBytes: upload.partBytes, parts: upload.parts };
}
