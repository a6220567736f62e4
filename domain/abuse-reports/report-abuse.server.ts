import { attemptsAbove, countAttempt } from '../accounts/limits.server.ts';
import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import type { RequestOrigin } from '../accounts/request-origin.ts';
import { act, type Ctx, viewerIn } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { enqueue } from '../jobs.server.ts';
import type { AbuseReportInput, ReporterInput } from './abuse-report-input.ts';
import { findReportTarget } from './find-report-target.server.ts';

/**
 * Stores a report for staff and emails a receipt at once (Digital Services Act, article 16). `reporter` has the name
 * and email address of the person. For a logged-in person, callers pass the name and address of the account. An address
 * that a visitor entered gets at most three receipts an hour. Refuses with `report.not_found` if the viewer may not
 * report the content, with `activity.wait_an_hour` above 20 reports an hour from one network, and above the limits
 * of `activity-limits.ts`. Returns the id.
 */
export async function reportAbuse(
  ctx: Ctx,
  target: { kind: string; id: string },
  input: AbuseReportInput,
  { reporter, origin }: { reporter: ReporterInput; origin: RequestOrigin },
): Promise<string> {
  const chosen = { ...target, part: input.part };
  const { concernedId } = await findReportTarget(ctx, chosen);
  await countAttempt(ctx, 'report:network', origin.address);
  // A visitor can enter another person's address, so the receipts to one address are limited.
  const isEmailed =
    viewerIn(ctx) !== null || (await attemptsAbove(ctx, 'report:address', reporter.email)) === 0;
  return act(ctx, async (ctx) => {
    const reporterId = viewerIn(ctx)?.id ?? null;
    // Without this lock, an erasure at the same moment could leave a copy of the text.
    await lockAccounts(
      ctx,
      [concernedId, reporterId].filter((it) => it !== null),
    );
    const { kind, id: targetId, name, excerpt, place } = await findReportTarget(ctx, chosen);
    const id = newId('report');
    await ctx.db
      .insertInto('abuse_report')
      .values({
        id,
        kind,
        target_id: targetId,
        target_name: name,
        place,
        excerpt,
        reason: input.reason,
        text: input.text,
        reporter_id: reporterId,
        name: reporter.name,
        email: reporter.email,
        language: ctx.language,
        concerned_id: concernedId,
        created_at: ctx.now,
      })
      .execute();
    await record(ctx, 'abuse.reported', { reportId: id });
    if (isEmailed) await enqueue(ctx, 'mail.report_received', { reportId: id });
    return id;
  });
}
