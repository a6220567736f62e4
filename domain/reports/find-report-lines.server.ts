import { statusOf } from '../applications/application.ts';
import { collaborationsIn } from '../applications/collaborations.server.ts';
import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { ReportLine } from './report.ts';

const PAGE = 500;
const HOUR_MS = 3_600_000;

/**
 * Yields every application to one of the brand's own campaigns, oldest first, in pages: memory use does not grow with the
 * report. Another brand's campaign yields nothing. Does not check the plan: call `openReport` first.
 */
export async function* findReportLines(
  ctx: Ctx,
  campaignId: string,
  page = PAGE,
): AsyncGenerator<ReportLine[], undefined> {
  let last: { appliedAt: Date; id: string } | undefined;
  do {
    const rows = await selectLines(ctx, campaignId, last).limit(page).execute();
    if (rows.length > 0) yield rows.map(lineOf);
    const end = rows.at(-1);
    last = rows.length === page && end ? { appliedAt: end.created_at, id: end.id } : undefined;
  } while (last);
  return undefined;
}

function selectLines(ctx: Ctx, campaignId: string, after?: { appliedAt: Date; id: string }) {
  const rows = ctx.db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .select(['application.id', 'application.status', 'application.decision'])
    .select(['application.created_at', 'application.decided_at'])
    .select(campaignStatusAt(ctx.now).as('campaign_status'))
    .select(['influencer.id as influencer_id', 'full_name', 'handle', 'followers', 'following', 'posts'])
    .select(['engagement_rate', 'figures_source', 'figures_read_at', 'location'])
    .select('influencer.thematics')
    .select(collaborationsIn(ctx.db).as('collaborations'))
    .where('campaign.id', '=', campaignId)
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .orderBy('application.created_at')
    .orderBy('application.id');
  if (!after) return rows;
  return rows.where((eb) =>
    eb(eb.refTuple('application.created_at', 'application.id'), '>', eb.tuple(after.appliedAt, after.id)),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number];

function lineOf(row: Row): ReportLine {
  const { created_at: appliedAt, decided_at: decidedAt } = row;
  return {
    influencerId: row.influencer_id,
    fullName: row.full_name,
    handle: row.handle,
    status: statusOf(row, { status: row.campaign_status }),
    decision: row.decision,
    appliedAt,
    decidedAt,
    answerHours: decidedAt && (decidedAt.getTime() - appliedAt.getTime()) / HOUR_MS,
    followers: row.followers,
    following: row.following,
    posts: row.posts,
    engagementRate: row.engagement_rate,
    figuresSource: row.figures_source,
    figuresReadAt: row.figures_read_at,
    thematics: row.thematics as Thematic[],
    location: row.location,
    collaborations: row.collaborations,
  };
}
