import { collaborationsIn } from '../applications/collaborations.server.ts';
import { applicationStatusAt, selectApplicationsTo } from '../applications/select-applications.server.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { HOUR_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import type { ReportLine } from './report.ts';

const PAGE = 500;

/**
 * Yields the applications to the brand's own campaign, oldest first. Reads them in pages to limit the use of memory.
 * Yields nothing for another brand's campaign. Callers must have called `openReport`, which checks the plan.
 */
export async function* findReportLines(
  ctx: Ctx,
  campaignId: string,
  page = PAGE,
): AsyncGenerator<ReportLine[], undefined> {
  let last: Position | undefined;
  do {
    const rows = await selectLines(ctx, campaignId, last).limit(page).execute();
    if (rows.length > 0) yield rows.map(({ id, ...line }) => ({ ...line, answerHours: answerHoursOf(line) }));
    last = rows.length === page ? rows.at(-1) : undefined;
  } while (last);
  return undefined;
}

interface Position {
  appliedAt: Date;
  id: string;
}

function selectLines(ctx: Ctx, campaignId: string, after?: Position) {
  const rows = selectApplicationsTo(ctx, campaignId)
    .select(['application.id', 'application.decision', applicationStatusAt(ctx.now).as('status')])
    .select(['application.created_at as appliedAt', 'application.decided_at as decidedAt'])
    .select(['influencer.id as influencerId', 'full_name as fullName', 'handle', 'followers', 'following'])
    .select(['posts', 'engagement_rate as engagementRate', 'figures_source as figuresSource'])
    .select(['figures_read_at as figuresReadAt', 'influencer.thematics', 'location'])
    .select(collaborationsIn(ctx.db).as('collaborations'))
    .$narrowType<{ thematics: Thematic[] }>()
    .orderBy('application.created_at')
    .orderBy('application.id');
  if (!after) return rows;
  return rows.where((eb) =>
    eb(eb.refTuple('application.created_at', 'application.id'), '>', eb.tuple(after.appliedAt, after.id)),
  );
}

function answerHoursOf({ appliedAt, decidedAt }: Pick<ReportLine, 'appliedAt' | 'decidedAt'>): number | null {
  return decidedAt && (decidedAt.getTime() - appliedAt.getTime()) / HOUR_MS;
}
