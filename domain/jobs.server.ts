import { notify } from '#db/notify.server.ts';
import type { Ctx } from './ctx.ts';
import { newId } from './id.server.ts';
import type { UnreadEmail } from './notifications/notification.ts';

/**
 * Every kind of work that is done after a commit, or at a later time, with what it is told: ids, which the work reads
 * anew. Its handler stands in `server/jobs/job-handlers.ts`, or nothing compiles.
 */
export interface Jobs {
  'mail.reset': { email: string };
  'mail.confirmation': { userId: string };
  'mail.password_changed': { userId: string };
  'mail.call_request': { userId: string };
  'mail.refused': { userId: string };
  'mail.suspended': { userId: string };
  'mail.lifted': { userId: string };
  'mail.owing': { userId: string };
  'mail.contact': { contactId: string };
  'subscription.read': { customer: string };
  'mail.notice': { noticeId: string };
  'mail.unread': UnreadEmail;
  'files.mend': Record<string, never>;
}

/** Told when there is new work. */
export const JOB_CHANNEL = 'job';

interface When {
  /** At once unless said otherwise. */
  runAt?: Date;
  /** While a job with this key waits to be started, no second one is written. */
  uniqueKey?: string;
}

/**
 * Leaves work behind: done once the act has committed, never when it was rolled back. It may be done twice, if a process
 * dies at the wrong moment, and is given up after a number of attempts. Call it inside the act.
 */
export async function enqueue<Name extends keyof Jobs>(
  ctx: Ctx,
  name: Name,
  payload: Jobs[Name],
  { runAt = ctx.now, uniqueKey }: When = {},
): Promise<void> {
  await ctx.db
    .insertInto('job')
    .values({
      id: newId('job'),
      name,
      payload: { ...payload },
      unique_key: uniqueKey ?? null,
      run_at: runAt,
      leased_until: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
  await notify(ctx.db, JOB_CHANNEL, '');
}
