import { countAttempt } from '../accounts/limits.server.ts';
import { type Ctx, requireAnyone } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Of one person, attached to nothing yet: four films, or a good many pictures. */
const MAX_WAITING_BYTES = 500 * 1024 * 1024;
const MAX_WAITING_FILES = 200;

/**
 * Asked before an upload is read: counts it, and refuses `account.too_many_attempts` past 200 an hour, and
 * `file.too_many_waiting` while too much waits to be used.
 */
export async function countUpload(ctx: Ctx): Promise<void> {
  const { id } = requireAnyone(ctx);
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
