import { sql } from 'kysely';
import { act, type Ctx, requireStaff } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import type { ShowAgainInput } from './abuse-report-input.ts';
import { unhideContent } from './hide-content.server.ts';
import { lockPeopleOfReports } from './lock-people-of-reports.server.ts';

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
    const selected = selectReportsOfSameContent(ctx, id);
    await lockPeopleOfReports(ctx, await selected.execute());
    // Two calls for the same content could deadlock if they locked in different orders.
    const reports = await selected.orderBy('abuse_report.id').forNoKeyUpdate('abuse_report').execute();
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

function selectReportsOfSameContent({ db }: Ctx, id: string) {
  return db
    .selectFrom('abuse_report')
    .innerJoin('abuse_report as named', (join) => join.on(contentOf('named'), '=', contentOf('abuse_report')))
    .selectAll('abuse_report')
    .where('named.id', '=', id);
}

/**
 * SQL expression that identifies the content that a decision on the report hides. A file of a conversation is hidden
 * with its message, so both have the same value.
 */
function contentOf(report: 'abuse_report' | 'named') {
  const [kind, targetId] = [sql.ref(`${report}.kind`), sql.ref(`${report}.target_id`)];
  return sql<string>`coalesce(
    (select 'message ' || message_file.conversation_id || ' ' || message_file.seq from message_file
      where ${kind} = 'file' and message_file.file_id = ${targetId}),
    ${kind} || ' ' || ${targetId})`;
}
