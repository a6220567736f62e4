import type { CampaignView } from '../campaigns/campaign-view.ts';
import { findCampaign } from '../campaigns/find-campaign.server.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { comesWith, type Report, reportTerms } from './report.ts';

/**
 * Refuses another brand's campaign with `campaign.not_found`, on any plan. Refuses with the report's own code (403)
 * if the brand's plan does not include the report.
 */
export async function openReport(ctx: Ctx, campaignId: string, report: Report): Promise<CampaignView> {
  const campaign = await findCampaign(ctx, campaignId);
  if (!comesWith(await findTier(ctx), report)) throw new Refusal(reportTerms[report].refusal);
  return campaign;
}
