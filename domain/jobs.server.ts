import { type Expression, type SqlBool, sql } from 'kysely';
import { notify } from '#db/notify.server.ts';
import type { ProtectionChange } from './accounts/protection-change.ts';
import type { Login } from './accounts/warn-of-new-browser.server.ts';
import type { Ctx } from './ctx.ts';
import { newId } from './id.server.ts';
import type { UnreadEmail } from './notifications/notification.ts';

/**
 * Payloads identify rows instead of copying them, because a job reads current data. Two things are copied: a login,
 * because its session may end before the email is written, and whether an old email address was confirmed, because no
 * row says so after the change. `server/jobs/job-handlers.ts` has a handler for each kind.
 */
export interface Jobs {
  'mail.reset': { email: string };
  'mail.confirmation': { userId: string };
  'mail.password_changed': { userId: string };
  'mail.new_browser': { userId: string; login: Login };
  'mail.recovery': { userId: string; requestedAt: string };
  'mail.protection_changed': { userId: string; change: ProtectionChange };
  'mail.email_change': { changeId: string };
  'mail.email_changed': { changeId: string; confirmed?: boolean };
  'mail.email_change_undone': { changeId: string };
  'mail.call_request': { userId: string };
  'mail.refused': { userId: string };
  'mail.suspended': { userId: string };
  'mail.lifted': { userId: string };
  'mail.owing': { userId: string };
  'mail.contact': { contactId: string };
  'mail.collection': { userId: string };
  'mail.report_received': { reportId: string };
  'mail.report_decided': { reportId: string };
  'mail.report_concerned': { reportId: string };
  'mail.report_reversed': { reportId: string };
  'mail.report_reversed_concerned': { reportId: string };
  'mail.test': { userId: string };
  'mail.signing_code': { userId: string };
  'contract.file': { contractId: string };
  'mail.data_link': { email: string };
  'mail.erasure': { userId: string };
  'mail.export': { exportId: string };
  'erasure.run': { userId: string };
  'erasure.files': { keys: string[] };
  'subscription.close': { customer: string };
  'export.make': { exportId: string };
  'subscription.read': { customer: string };
  'subscription.renewal': { customer: string };
  'billing.email': { userId: string };
  'mail.notice': { noticeId: string };
  'mail.unread': UnreadEmail;
  'post.check': { deliverableId: string; publishedAt: string };
  'files.mend': Record<string, never>;
}

/** Emails that one event can enqueue by the thousand. Other jobs do not wait for them. */
export const bulkJobs: readonly (keyof Jobs)[] = ['mail.notice', 'mail.unread', 'mail.collection'];

export const JOB_CHANNEL = 'job';

interface Options {
  delayMs?: number;
  /** While a job with this key waits to start, no second job with this key is enqueued. */
  uniqueKey?: string;
}

/**
 * The job runs after the commit and never after a rollback. A crash can make the job run twice. A job that keeps
 * failing is given up after a number of attempts.
 */
export async function enqueue<Name extends keyof Jobs>(
  ctx: Pick<Ctx, 'db'>,
  name: Name,
  payload: Jobs[Name],
  options: Options = {},
): Promise<void> {
  await enqueueAll(ctx, name, [payload], options);
}

/** Enqueues a job for each payload, in their order. */
export async function enqueueAll<Name extends keyof Jobs>(
  ctx: Pick<Ctx, 'db'>,
  name: Name,
  payloads: readonly Jobs[Name][],
  { delayMs = 0, uniqueKey }: Options = {},
): Promise<void> {
  if (payloads.length === 0) return;
  await ctx.db
    .insertInto('job')
    .values(
      payloads.map((payload: object) => ({
        id: newId('job'),
        name,
        payload: { ...payload },
        unique_key: uniqueKey ?? null,
        // The database's clock also decides which jobs are due. The clock of this process may be wrong.
        run_at: sql<Date>`clock_timestamp() + ${delayMs} * interval '1 millisecond'`,
      })),
    )
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
  await notify(ctx.db, JOB_CHANNEL, '');
}

/**
 * SQL condition: a job of this kind with this value in its payload waits, runs or will be retried. The unique key shows
 * only waiting jobs, because a job loses its key when it starts.
 */
export function isEnqueued<Name extends keyof Jobs>(
  name: Name,
  field: keyof Jobs[Name] & string,
  value: Expression<string>,
) {
  return sql<SqlBool>`exists (select from job where job.name = ${sql.lit(name)} and job.failed_at is null
    and job.payload ->> ${sql.lit(field)} = ${value})`;
}
