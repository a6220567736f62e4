import { type Ctx, requireStaff } from '../ctx.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import type { AbuseReportView, ReportReason } from './abuse-report.ts';
import { findReportForEmail } from './find-report-email.server.ts';

/**
 * Returns open reports, the oldest first, or decided reports, the newest first. Refuses all actors but staff with
 * `staff.not_found`.
 */
export async function findReports(ctx: Ctx, isDecided: boolean, requestedPage: number) {
  requireStaff(ctx);
  const rows = ctx.db.selectFrom('abuse_report').where('decided_at', isDecided ? 'is not' : 'is', null);
  const { total } = await rows
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const reports = await rows
    .select(['id', 'kind', 'target_name as targetName', 'reason', 'decision', 'created_at as createdAt'])
    .select('reversed_at as reversedAt')
    .$narrowType<{ reason: ReportReason }>()
    .orderBy(isDecided ? 'decided_at' : 'created_at', isDecided ? 'desc' : 'asc')
    .orderBy('id')
    .offset(offset)
    .limit(PAGE_SIZE)
    .execute();
  return { reports, total, page, pages };
}

export async function countOpenReports(ctx: Ctx): Promise<number> {
  requireStaff(ctx);
  const { total } = await ctx.db
    .selectFrom('abuse_report')
    .where('decided_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function findReport(ctx: Ctx, id: string): Promise<AbuseReportView> {
  requireStaff(ctx);
  const report = await findReportForEmail(ctx, id);
  if (!report) throw new Refusal('staff.not_found');
  return report;
}
