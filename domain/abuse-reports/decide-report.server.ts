import { act, type Ctx, requireStaff } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import { suspendAccount } from '../staff/suspend-account.server.ts';
import { decisionsFor } from './abuse-report.ts';
import type { DecideReportInput } from './abuse-report-input.ts';
import { hideContent } from './hide-content.server.ts';
import { lockPeopleOfReports } from './lock-people-of-reports.server.ts';

/**
 * Decides an open report once, carries the decision out, and emails the reasons to the reporter. Also emails the
 * reasons to the person concerned if something was done (Digital Services Act, articles 16 and 17). Refuses with
 * `staff.not_found` if the actor is not staff or the report is unknown, with `staff.changed_meanwhile` if the report
 * is already decided, and with `field.invalid` on the field `decision` if the decision does not fit the content.
 */
export function decideReport(ctx: Ctx, id: string, input: DecideReportInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const staff = requireStaff(ctx);
    const selected = ctx.db.selectFrom('abuse_report').selectAll().where('id', '=', id);
    await lockPeopleOfReports(ctx, await selected.execute());
    const report = await selected.forNoKeyUpdate().executeTakeFirst();
    if (!report) throw new Refusal('staff.not_found');
    if (report.decided_at) throw new Refusal('staff.changed_meanwhile');
    const { decision, ground = null, statement } = input;
    const { kind, concerned_id: concernedId } = report;
    if (!decisionsFor({ kind, hasAccount: concernedId !== null }).includes(decision))
      throw new Refusal('input.invalid', { decision: 'field.invalid' });
    await ctx.db
      .updateTable('abuse_report')
      .set({
        decision,
        ground: decision === 'none' ? null : ground,
        statement,
        decided_at: ctx.now,
        decided_by: staff.id,
      })
      .where('id', '=', id)
      .execute();
    if (decision === 'hidden') await hideContent(ctx, report);
    if (decision === 'suspended' && concernedId) await suspend(ctx, concernedId, statement);
    await audit(ctx, 'report.decided', id);
    await enqueue(ctx, 'mail.report_decided', { reportId: id });
    if (decision !== 'none') await enqueue(ctx, 'mail.report_concerned', { reportId: id });
  });
}

/** Does nothing if the account is already suspended. */
async function suspend(ctx: Ctx, userId: string, statement: string): Promise<void> {
  const account = await ctx.db
    .selectFrom('app_user')
    .select('suspended_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (account && !account.suspended_at) await suspendAccount(ctx, userId, statement);
}
