import { act, type Ctx, requireStaff } from '../../ctx.ts';
import { record } from '../../events.server.ts';
import { enqueue } from '../../jobs.server.ts';
import { audit } from '../audit.server.ts';
import type { FailureReason } from './outside-service.ts';

/**
 * Enqueues an email to the actor's own address. Refuses with `staff.not_found`, and with `activity.wait_ten_minutes`
 * above the limit of `activity-limits.ts`.
 */
export function requestTestEmail(ctx: Ctx): Promise<void> {
  return act(ctx, async (ctx) => {
    const { id: userId } = requireStaff(ctx);
    await record(ctx, 'test_email.requested', { userId });
    const request = { requested_at: ctx.now, sent_at: null, failed_at: null, reason: null };
    await ctx.db
      .insertInto('test_email')
      .values({ user_id: userId, ...request })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(request))
      .execute();
    await audit(ctx, 'test_email.requested', userId);
    await enqueue(ctx, 'mail.test', { userId });
  });
}

export async function settleTestEmail(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  userId: string,
  reason: FailureReason | null,
): Promise<void> {
  await db
    .updateTable('test_email')
    .set({ sent_at: reason ? null : now, failed_at: reason ? now : null, reason })
    .where('user_id', '=', userId)
    .execute();
}

/** Returns the actor's latest test email, or null. Refuses with `staff.not_found`. */
export async function findTestEmail(ctx: Ctx) {
  const { id } = requireStaff(ctx);
  const row = await ctx.db.selectFrom('test_email').selectAll().where('user_id', '=', id).executeTakeFirst();
  if (!row) return null;
  // Only `settleTestEmail` writes this column, so every value is a `FailureReason` or null.
  const reason = row.reason as FailureReason | null;
  return { requestedAt: row.requested_at, sentAt: row.sent_at, failedAt: row.failed_at, reason };
}
