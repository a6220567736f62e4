import type { AbuseReportRow } from '#db/abuse-report-rows.ts';
import { lockAccountRows } from '../accounts/lock-accounts.server.ts';
import type { Ctx } from '../ctx.ts';

/**
 * Locks the accounts of the reporters and of the people concerned. Call this function before locking the reports: an
 * erasure also locks the account first (docs/decisions/0039). Accepts erased accounts, because a report on their
 * content can still be decided.
 */
export async function lockPeopleOfReports(
  ctx: Ctx,
  reports: Pick<AbuseReportRow, 'reporter_id' | 'concerned_id'>[],
): Promise<void> {
  const people = reports.flatMap(({ reporter_id, concerned_id }) => [reporter_id, concerned_id]);
  const ids = people.filter((it) => it !== null);
  if (ids.length > 0) await lockAccountRows(ctx, ids);
}
