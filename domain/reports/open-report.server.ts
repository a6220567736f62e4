import type { CampaignView } from '../campaigns/campaign-view.ts';
import { findCampaign } from '../campaigns/find-campaign.server.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { comesWith, type Report, reportTerms } from './report.ts';

/**
 * Returns the brand's own campaign if its plan includes the report. Refuses `campaign.not_found` for another brand's
 * campaign, whatever the plan, and the report's own refusal (403) if the plan does not include it.
 */
export async function openReport(ctx: Ctx, campaignId: string, report: Report): Promise<CampaignView> {
  const campaign = await findCampaign(ctx, campaignId);
  if (!comesWith(await findTier(ctx), report)) throw new Refusal(reportTerms[report].refusal);
  return campaign;
}
