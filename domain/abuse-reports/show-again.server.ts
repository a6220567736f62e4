import { act, type Ctx, requireStaff } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import type { ShowAgainInput } from './abuse-report-input.ts';
import { unhideContent } from './hide-content.server.ts';

/**
 * Reverses a decision that hid content: shows the content again, and emails the reason to the person concerned and to
 * the reporter (Digital Services Act, article 20). Also reverses all other decisions that hide the same content, which
 * would otherwise stay in force although the content is visible. A decision is reversed only once. Refuses with
 * `staff.not_found` if the actor is not staff or the report is unknown. Refuses with `staff.changed_meanwhile` if the
 * report has no decision that hides content, or if this decision is already reversed.
 */
export function showAgain(ctx: Ctx, id: string, { reason }: ShowAgainInput): Promise<void> {
  return act(ctx, async (ctx) => {
    const staff = requireStaff(ctx);
    const reports = await lockReportsOfSameContent(ctx, id);
    const report = reports.find((it) => it.id === id);
    if (!report) throw new Refusal('staff.not_found');
    const hiding = reports.filter((it) => it.decision === 'hidden' && !it.reversed_at);
    if (!hiding.includes(report)) throw new Refusal('staff.changed_meanwhile');
    const ids = hiding.map((it) => it.id);
    await ctx.db
      .updateTable('abuse_report')
      .set({ reversed_at: ctx.now, reversed_by: staff.id, reversal_reason: reason })
      .where('id', 'in', ids)
      .execute();
    await unhideContent(ctx, report);
    await enqueue(ctx, 'mail.report_reversed_concerned', { reportId: id });
    for (const reportId of ids) {
      await audit(ctx, 'report.reversed', reportId);
      await enqueue(ctx, 'mail.report_reversed', { reportId });
    }
  });
}

/** Locks in the order of the ids, because two calls for the same content could otherwise deadlock. */
function lockReportsOfSameContent({ db }: Ctx, id: string) {
  return db
    .selectFrom('abuse_report')
    .innerJoin('abuse_report as named', (join) =>
      join
        .onRef('named.kind', '=', 'abuse_report.kind')
        .onRef('named.target_id', '=', 'abuse_report.target_id'),
    )
    .selectAll('abuse_report')
    .where('named.id', '=', id)
    .orderBy('abuse_report.id')
    .forNoKeyUpdate('abuse_report')
    .execute();
}
