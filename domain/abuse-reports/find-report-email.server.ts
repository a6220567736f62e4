import type { Ctx } from '../ctx.ts';
import type { AbuseReportView, ReportReason } from './abuse-report.ts';

/**
 * Only staff pages and emails about the report may call this function. The person concerned must not learn who
 * reported.
 */
export async function findReportForEmail(
  { db }: Pick<Ctx, 'db'>,
  id: string,
): Promise<AbuseReportView | null> {
  const row = await db
    .selectFrom('abuse_report')
    .select(['id', 'kind', 'target_id', 'target_name', 'place', 'excerpt', 'reason', 'text'])
    .select(['reporter_id', 'name', 'email', 'language', 'concerned_id'])
    .select(['decision', 'ground', 'statement', 'decided_at', 'created_at'])
    .$narrowType<{ reason: ReportReason }>()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
