import type { Thematic } from '../campaigns/reference.ts';
import type { Ctx } from '../ctx.ts';
import type { OpenCard } from '../influencers/influencer-view.ts';
import { type ApplicantTable, isUnanswered, tableOf } from './application.ts';
import { applicationStatusAt, selectApplicationsTo } from './select-applications.server.ts';

export interface Applicant
  extends Pick<
    OpenCard,
    'handle' | 'picture' | 'followers' | 'engagementRate' | 'figuresSource' | 'thematics'
  > {
  influencerId: string;
  fullName: string;
  isUnanswered: boolean;
}

/**
 * Returns all applicants to the brand's own campaign, grouped by decision. Pending ones are in the order of
 * `findReviewQueue`, others newest first. The end of the campaign does not change the groups. Another brand's
 * campaign has none.
 */
export async function findApplicants(
  ctx: Ctx,
  campaignId: string,
): Promise<Record<ApplicantTable, Applicant[]>> {
  const rows = await selectApplicationsTo(ctx, campaignId)
    .select(['influencer.id as influencerId', 'influencer.full_name as fullName', 'influencer.handle'])
    .select(['influencer.picture', 'influencer.followers', 'influencer.engagement_rate as engagementRate'])
    .select(['influencer.figures_source as figuresSource', 'influencer.thematics', 'application.decision'])
    .select(applicationStatusAt(ctx.now).as('status'))
    .$narrowType<{ thematics: Thematic[] }>()
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  const groups: Record<ApplicantTable, Applicant[]> = { accepted: [], pending: [], declined: [] };
  for (const { decision, status, ...applicant } of rows)
    groups[tableOf({ decision })].push({ ...applicant, isUnanswered: isUnanswered({ decision, status }) });
  groups.pending.reverse();
  return groups;
}
