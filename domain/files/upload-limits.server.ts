import { countAttempt } from '../accounts/limits.server.ts';
import { fileLimits } from '../activity-limits.ts';
import { DAY_MS } from '../clock.ts';
import { type Ctx, requireMemberOrStaff } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/**
 * Counts an upload before its content is read. Refuses with `activity.wait_an_hour` above 200 uploads an hour,
 * `file.too_many_waiting` while the user has 1.5 GB or 200 files unattached, `file.too_much_today` after 2 GB in 24
 * hours, and `file.storage_full` while the files that the user can remove take up 20 GB. An upload in parts counts with
 * all its bytes as soon as it begins. Any other upload counts towards the limits in bytes and files only once its file
 * is stored.
 */
export async function countUpload(ctx: Ctx): Promise<void> {
  const { id } = requireMemberOrStaff(ctx);
  await countAttempt(ctx, 'upload:account', id);
  const files = await ctx.db
    .selectFrom('file')
    .select(({ fn, eb }) => {
      const sum = () => fn.sum<number>('bytes');
      const isWaiting = eb('waiting_since', 'is not', null);
      const published = eb
        .selectFrom('campaign')
        .select('campaign.id')
        .whereRef('campaign.id', '=', 'file.attached_to')
        .where('campaign.status', '<>', 'draft');
      // Users cannot remove content, attachments of messages, and the media of published campaigns.
      const isKept = eb.or([eb('profile', 'in', ['content', 'attachment']), eb.exists(published)]);
      return [
        sum()
          .filterWhere(eb.or([isWaiting, eb.not(isKept)]))
          .as('removableBytes'),
        sum()
          .filterWhere('created_at', '>', new Date(ctx.now.getTime() - DAY_MS))
          .as('bytesToday'),
        sum().filterWhere(isWaiting).as('waitingBytes'),
        fn.countAll<number>().filterWhere(isWaiting).as('waitingFiles'),
      ];
    })
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow();
  const open = await ctx.db
    .selectFrom('upload')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('bytes'), eb.lit(0)).as('bytes'))
    .where('owner_id', '=', id)
    .executeTakeFirstOrThrow();
  if (
    files.waitingFiles >= fileLimits.waitingFiles ||
    files.waitingBytes + open.bytes >= fileLimits.waitingBytes
  )
    throw new Refusal('file.too_many_waiting');
  if (files.bytesToday + open.bytes >= fileLimits.bytesPerDay) throw new Refusal('file.too_much_today');
  if (files.removableBytes + open.bytes >= fileLimits.removableBytes) throw new Refusal('file.storage_full');
}
