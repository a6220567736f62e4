import { countAttempt } from '../accounts/limits.server.ts';
import { type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Limits of one user's unattached files. They allow about four videos, or many images. */
const MAX_WAITING_BYTES = 500 * 1024 * 1024;
const MAX_WAITING_FILES = 200;

/**
 * Counts an upload before it is read. Refuses with `account.too_many_attempts` above 200 uploads an hour, and with
 * `file.too_many_waiting` while the user has 500 MB or 200 files unattached.
 */
export async function countUpload(ctx: Ctx): Promise<void> {
  const { id } = requireMemberOrStaff(ctx);
  await countAttempt(ctx, 'upload:account', id);
  const waiting = await ctx.db
    .selectFrom('file')
    .select((eb) => [eb.fn.countAll<number>().as('files'), eb.fn.sum<number>('bytes').as('bytes')])
    .where('owner_id', '=', id)
    .where('waiting_since', 'is not', null)
    .executeTakeFirstOrThrow();
  if (waiting.files >= MAX_WAITING_FILES || waiting.bytes >= MAX_WAITING_BYTES)
    throw new Refusal('file.too_many_waiting');
}
