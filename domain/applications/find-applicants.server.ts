import type { Thematic } from '../campaigns/reference.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { type ApplicantTable, tableOf } from './application.ts';

/** A row of the brand's tables of applicants. */
export interface Applicant {
  influencerId: string;
  fullName: string;
  /** Instagram handle, without the @. */
  handle: string;
  picture: string | null;
  followers: number;
  /** Percent. */
  engagementRate: number;
  thematics: Thematic[];
}

/**
 * All applicants to one of the brand's own campaigns, grouped by decision (also after the campaign's end), newest first.
 * Another brand's campaign yields empty groups.
 */
export async function findApplicants(
  ctx: Ctx,
  campaignId: string,
): Promise<Record<ApplicantTable, Applicant[]>> {
  const rows = await ctx.db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .select([
      'application.decision',
      'influencer.id',
      'influencer.full_name',
      'influencer.handle',
      'influencer.picture',
      'influencer.followers',
      'influencer.engagement_rate',
      'influencer.thematics',
    ])
    .where('campaign.id', '=', campaignId)
    .where('campaign.client_id', '=', actsFor(requireActor(ctx)))
    .orderBy('application.created_at', 'desc')
    .orderBy('application.id', 'desc')
    .execute();
  const groups: Record<ApplicantTable, Applicant[]> = { accepted: [], pending: [], declined: [] };
  for (const row of rows) {
    groups[tableOf(row)].push({
      influencerId: row.id,
      fullName: row.full_name,
      handle: row.handle,
      picture: row.picture,
      followers: row.followers,
      engagementRate: row.engagement_rate,
      thematics: row.thematics as Thematic[],
    });
  }
  return groups;
}
