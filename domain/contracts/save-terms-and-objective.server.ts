import { act, type Ctx } from '../ctx.ts';
import { saveCampaignTerms, type TermsChange } from '../terms/save-campaign-terms.server.ts';
import type { ObjectiveChange } from './objective-input.ts';
import { saveObjective } from './save-objective.server.ts';

/** Saves the terms and the aim of a campaign, or neither. Refuses like `saveCampaignTerms` and `saveObjective`. */
export function saveTermsAndObjective(
  ctx: Ctx,
  campaignId: string,
  change: TermsChange & ObjectiveChange,
): Promise<void> {
  return act(ctx, async (ctx) => {
    await saveCampaignTerms(ctx, campaignId, change);
    await saveObjective(ctx, campaignId, change);
  });
}
