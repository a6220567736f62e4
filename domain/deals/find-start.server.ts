import { site } from '#site';
import type { ApplicationStatus } from '../applications/application.ts';
import { applicationStatusAt, selectApplicationsTo } from '../applications/select-applications.server.ts';
import { isBlockedBy } from '../blocks/blocks.server.ts';
import { dayOf } from '../clock.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { RefusalCode } from '../refusal.ts';
import { fitsCompensation } from '../terms/compensation-fit.ts';
import { findSavedTerms } from '../terms/find-terms.server.ts';
import type { Terms } from '../terms/terms.ts';

export interface Applicant {
  campaignId: string;
  influencerId: string;
}

/** Data of a new deal. */
export interface Start {
  applicationId: string;
  influencerUserId: string;
  campaignTitle: string;
  campaignEndsOn: string;
  brandName: string;
  influencerName: string;
  terms: Terms;
}

/**
 * Returns the data of a new deal with an applicant, or the code of the refusal of `startDeal`. `from` is the
 * status that the application must have. The review page passes `pending` to find out whether accepting the application
 * would start a deal.
 */
export async function findStart(
  ctx: Ctx,
  { campaignId, influencerId }: Applicant,
  {
    from = 'accepted',
    locksApplication = false,
  }: { from?: ApplicationStatus; locksApplication?: boolean } = {},
): Promise<Start | RefusalCode> {
  if (!site.deals.enabled) return 'deal.not_found';
  const application = await selectApplicationsTo(ctx, campaignId)
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['application.id', 'influencer.user_id', 'campaign.compensation_type as compensationType'])
    .select(['campaign.title', 'campaign.end_date', 'company.name', 'influencer.full_name'])
    .select(applicationStatusAt(ctx.now).as('status'))
    .where('influencer.id', '=', influencerId)
    .$if(locksApplication, (query) => query.forNoKeyUpdate('application'))
    .executeTakeFirst();
  if (!application) return 'application.not_found';
  const { id: applicationId, user_id: influencerUserId, status } = application;
  if (status === 'ended') return 'deal.campaign_is_over';
  if (status !== from || !influencerUserId) return 'deal.move_not_allowed';
  if (await isBlockedBy(ctx, requireActor(ctx).id, influencerUserId)) return 'block.active';
  if (await hasDeal(ctx, applicationId)) return 'deal.already_started';
  const saved = await findSavedTerms(ctx, campaignId);
  if (!saved) return 'terms.none';
  const { terms } = saved;
  if (!fitsCompensation(terms, application.compensationType)) return 'terms.misfit';
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
