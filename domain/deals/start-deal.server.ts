import { site } from '#site';
import { applicationStatusAt, selectApplicationsTo } from '../applications/select-applications.server.ts';
import { isBlockedBy } from '../blocks/blocks.server.ts';
import { holdCampaign } from '../campaigns/hold-campaign.server.ts';
import { dayOf } from '../clock.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { insertOffer } from '../offers/insert-offer.server.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { findAskedTerms } from '../terms/find-terms.server.ts';
import type { Terms } from '../terms/terms.ts';
import { saveDeal } from './save-deal.server.ts';

interface Applicant {
  campaignId: string;
  influencerId: string;
}

/**
 * Starts a deal with an accepted applicant to the actor's own campaign. The first offer has the terms of the campaign.
 * Returns the id of the deal. Refuses with:
 * - `application.not_found` if the brand has no such applicant
 * - `deal.not_found` while `site.deals` is disabled
 * - `deal.move_not_allowed` if the applicant is not accepted
 * - `deal.campaign_is_over` if the application has ended, because its campaign is over or the brand did not answer in
 *   time
 * - `deal.already_started` for the second deal of an application, also from parallel requests
 * - `terms.none` if the campaign has no terms that fit its compensation
 * - `terms.publication_is_past` if the last day of publication in the terms is past
 * - `block.active` if the brand has blocked the influencer
 */
export function startDeal(ctx: Ctx, applicant: Applicant): Promise<string> {
  return act(ctx, async (ctx) => {
    const start = await prepare(ctx, applicant);
    if (typeof start === 'string') throw new Refusal(start);
    return saveStart(ctx, applicant, start);
  });
}

/**
 * Starts the deal of an applicant whom the brand accepts in the same transaction. Starts no deal if `startDeal` would
 * refuse, because the acceptance must succeed without a deal too.
 */
export async function startDealOfAccepted(ctx: Ctx, applicant: Applicant): Promise<void> {
  const start = await prepare(ctx, applicant);
  if (typeof start !== 'string') await saveStart(ctx, applicant, start);
}

interface Start {
  applicationId: string;
  influencerUserId: string;
  campaignTitle: string;
  campaignEndsOn: string;
  brandName: string;
  influencerName: string;
  terms: Terms;
}

/** Locks the campaign and the application. Returns the data of the new deal, or the code of a refusal. */
async function prepare(ctx: Ctx, { campaignId, influencerId }: Applicant): Promise<Start | RefusalCode> {
  if (!site.deals.enabled) return 'deal.not_found';
  const { id: actorId } = requireActor(ctx);
  await holdCampaign(ctx, campaignId);
  const application = await selectApplicationsTo(ctx, campaignId)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['application.id', 'influencer.user_id', 'campaign.compensation_type as compensationType'])
    .select(['campaign.title', 'campaign.end_date', 'company.name', 'influencer.full_name'])
    .select(applicationStatusAt(ctx.now).as('status'))
    .where('influencer.id', '=', influencerId)
    .forNoKeyUpdate('application')
    .executeTakeFirst();
  if (!application) return 'application.not_found';
  const { id: applicationId, user_id: influencerUserId, status } = application;
  if (status === 'ended') return 'deal.campaign_is_over';
  if (status !== 'accepted' || !influencerUserId) return 'deal.move_not_allowed';
  if (await isBlockedBy(ctx, actorId, influencerUserId)) return 'block.active';
  if (await hasDeal(ctx, applicationId)) return 'deal.already_started';
  const terms = await findAskedTerms(ctx, { ...application, id: campaignId });
  if (!terms) return 'terms.none';
  if (terms.publishBy < dayOf(ctx.now)) return 'terms.publication_is_past';
  return {
    applicationId,
    influencerUserId,
    campaignTitle: application.title,
    campaignEndsOn: application.end_date,
    brandName: application.name,
    influencerName: application.full_name,
    terms,
  };
}

async function hasDeal({ db }: Ctx, applicationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deal')
    .select('id')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row !== undefined;
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
