import { sql } from 'kysely';
import { selectApplications } from '../applications/select-applications.server.ts';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { compensationTypes, offersGift } from '../campaigns/campaign.ts';
import { actsFor } from '../companies/acts-for.ts';
import type { Ctx } from '../ctx.ts';
import type { Preferences } from './preferences.ts';

export interface ShippingAddress extends Pick<Preferences, 'street' | 'zipCode' | 'city' | 'phone'> {
  fullName: string;
  instructions: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Days after the end of a deal in which the brand still sees the address. */
const DAYS_AFTER_DEAL = 30;

/**
 * Returns the address only for the brand that accepted the influencer in a campaign with a gift. The campaign may
 * have ended, because a gift may still be on its way. Returns null for other users, and for an influencer who does
 * not accept gifts or has blocked the brand.
 * If the acceptance started a deal, returns the address only once both sides agreed and signed what they must, and until
 * 30 days after the end of the deal.
 */
export async function findShippingAddress(
  ctx: Ctx,
  campaignId: string,
  influencerId: string,
): Promise<ShippingAddress | null> {
  if (!ctx.actor) return null;
  const address = await selectApplications(ctx)
    .leftJoin('deal', 'deal.application_id', 'application.id')
    .innerJoin('preferences', 'preferences.user_id', 'influencer.user_id')
    .select(['influencer.full_name as fullName', 'preferences.street', 'preferences.zip_code as zipCode'])
    .select(['preferences.city', 'preferences.phone', 'preferences.delivery_instructions as instructions'])
    .where('campaign.id', '=', campaignId)
    .where('campaign.client_id', '=', actsFor(ctx.actor))
    .where('campaign.compensation_type', 'in', compensationTypes.filter(offersGift))
    .where('application.influencer_id', '=', influencerId)
    .where('application.decision', '=', 'accepted')
    .where((eb) =>
      eb.or([
        eb('deal.id', 'is', null),
        eb.and([
          eb('deal.running_at', 'is not', null),
          eb.or([
            eb('deal.closed_at', 'is', null),
            eb('deal.closed_at', '>', new Date(ctx.now.getTime() - DAYS_AFTER_DEAL * DAY_MS)),
          ]),
        ]),
      ]),
    )
    .where('preferences.accept_gifts', '=', true)
    .where((eb) => eb.not(hasBlocked(sql.ref('influencer.user_id'), sql.ref('campaign.client_id'))))
    .executeTakeFirst();
  return address ?? null;
}
