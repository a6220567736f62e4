import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { mayEditDetails, statusChoices, transitionBetween } from './campaign.ts';
import type { CampaignEdit, CampaignInput } from './campaign-input.ts';
import { campaignRow } from './campaign-row.server.ts';
import { campaignStatusAt } from './campaign-status.server.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';
import { setMedia } from './set-media.server.ts';

/**
 * Saves the status and the details together. Refuses another brand's campaign with `campaign.not_found`. Refuses an
 * outdated version with `campaign.changed_meanwhile`. Refuses details of a campaign that is not a draft with
 * `campaign.details_are_fixed`. Refuses an active campaign after its end date, and a status that `statusChoices` does
 * not offer, with `campaign.move_not_allowed`. `changeCampaignStatus` may also refuse the new status.
 */
export function editCampaign(
  ctx: Ctx,
  campaignId: string,
  { version, status, details }: CampaignEdit,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const actor = requireActor(ctx);
    const campaign = await ctx.db
      .selectFrom('campaign')
      .select(['status', 'version', 'client_id as clientId', campaignStatusAt(ctx.now).as('current')])
      .where('id', '=', campaignId)
      .where('client_id', '=', actsFor(actor))
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!campaign) throw new Refusal('campaign.not_found');
    if (campaign.version !== version) throw new Refusal('campaign.changed_meanwhile');
    if (campaign.status !== campaign.current || !statusChoices(campaign.status).includes(status))
      throw new Refusal('campaign.move_not_allowed');
    if (details) {
      if (!mayEditDetails(campaign, actor)) throw new Refusal('campaign.details_are_fixed');
      await saveDetails(ctx, campaignId, details);
    }
    const transition = transitionBetween(campaign.status, status);
    if (transition) await changeCampaignStatus(ctx, campaignId, transition);
  });
}

async function saveDetails(ctx: Ctx, campaignId: string, details: CampaignInput): Promise<void> {
  await ctx.db
    .updateTable('campaign')
    .set((eb) => ({ ...campaignRow(details), version: eb('version', '+', 1), updated_at: ctx.now }))
    .where('id', '=', campaignId)
    .execute();
  await setMedia(ctx, campaignId, details);
  await record(ctx, 'campaign.edited', { campaignId });
}
