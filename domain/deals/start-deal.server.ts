import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { insertOffer } from '../offers/insert-offer.server.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { type Applicant, findStart, type Start } from './find-start.server.ts';
import { saveDeal } from './save-deal.server.ts';

/**
 * Starts a deal with an accepted applicant to the actor's own campaign. The first offer has the terms of the campaign.
 * Returns the id of the deal. Refuses with:
 * - `application.not_found` if the brand has no such applicant
 * - `deal.not_found` while `site.deals` is disabled
 * - `deal.move_not_allowed` if the applicant is not accepted
 * - `deal.campaign_is_over` if the application has ended, for example because its campaign is over or the brand did not
 *   answer in time
 * - `deal.already_started` for the second deal of an application, also from parallel requests
 * - `terms.none` if the campaign has no terms, `terms.misfit` if they contradict its compensation
 * - `terms.publication_is_past` if the last day of publication in the terms is past
 * - `block.active` if the brand has blocked the influencer
 */
export function startDeal(ctx: Ctx, applicant: Applicant): Promise<string> {
  return act(ctx, async (ctx) => {
    const start = await lockStart(ctx, applicant);
    if (typeof start === 'string') throw new Refusal(start);
    return saveStart(ctx, applicant, start);
  });
}

/**
 * Starts the deal of an applicant whom the brand accepts in the same transaction. Starts no deal if `startDeal` would
 * refuse. Does not refuse itself, because the acceptance must succeed even if no deal can start.
 */
export async function startDealOfAccepted(ctx: Ctx, applicant: Applicant): Promise<void> {
  const start = await lockStart(ctx, applicant);
  if (typeof start !== 'string') await saveStart(ctx, applicant, start);
}

/** Locks the campaign and the application. Returns like `findStart`. */
async function lockStart(ctx: Ctx, applicant: Applicant): Promise<Start | RefusalCode> {
  await holdCampaign(ctx, applicant.campaignId);
  return findStart(ctx, applicant, { locksApplication: true });
}

async function saveStart(ctx: Ctx, { campaignId, influencerId }: Applicant, start: Start): Promise<string> {
  const dealId = newId('deal');
  await ctx.db
    .insertInto('deal')
    .values({
      id: dealId,
      application_id: start.applicationId,
      campaign_id: campaignId,
      client_id: requireActor(ctx).id,
      influencer_id: influencerId,
      influencer_user_id: start.influencerUserId,
      campaign_title: start.campaignTitle,
      brand_name: start.brandName,
      influencer_name: start.influencerName,
      status: 'negotiating',
      close_reason: null,
      closed_by: null,
      version: 0,
      started_at: ctx.now,
      running_at: null,
      closed_at: null,
      due_at: null,
    })
    .execute();
  const { terms, campaignEndsOn } = start;
  await insertOffer(ctx, { dealId, seq: 1, side: 'brand', terms, note: '', campaignEndsOn });
  await saveDeal(ctx, dealId);
  await record(ctx, 'deal.started', { dealId, campaignId, influencerId });
  return dealId;
}
