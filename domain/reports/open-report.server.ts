import type { CampaignView } from '../campaigns/campaign-view.ts';
import { findCampaign } from '../campaigns/find-campaign.server.ts';
import type { Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { comesWith, type Report, reportTerms } from './report.ts';

/**
 * The brand's own campaign that a report is asked of. A stranger's is `campaign.not_found`, whatever the plan; below the
 * plan that the report comes with it is that report's refusal (403).
 */
export async function openReport(ctx: Ctx, campaignId: string, report: Report): Promise<CampaignView> {
  const campaign = await findCampaign(ctx, campaignId);
  if (!comesWith(await findTier(ctx), report)) throw new Refusal(reportTerms[report].refusal);
  return campaign;
}
