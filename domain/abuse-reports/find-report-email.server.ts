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
    .select(['reversed_at', 'reversal_reason'])
    .select((eb) =>
      eb
        .selectFrom('app_user')
        .select('app_user.name')
        .whereRef('app_user.id', '=', 'abuse_report.reversed_by')
        .as('reversed_by_name'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('app_user')
            .whereRef('app_user.id', '=', 'abuse_report.reporter_id')
            .whereRef('app_user.email', '=', 'abuse_report.email')
            .where('app_user.email_verified', '=', true),
        )
        .$castTo<boolean>()
        .as('confirmed'),
    )
    .$narrowType<{ reason: ReportReason }>()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
