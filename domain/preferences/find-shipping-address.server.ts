import { sql } from 'kysely';
import { selectApplications } from '../applications/select-applications.server.ts';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { compensationTypes, offersGift } from '../campaigns/campaign.ts';
import { actsFor } from '../companies/acts-for.ts';
import type { Ctx } from '../ctx.ts';
import { currentShipment } from '../deal-work/current-work.ts';
import { findShipment } from '../deal-work/select-deliverables.server.ts';
import { addressHiddenFrom } from './address-hidden-from.ts';
import type { Preferences } from './preferences.ts';

export interface ShippingAddress extends Pick<Preferences, 'street' | 'zipCode' | 'city' | 'phone'> {
  fullName: string;
  instructions: string;
  /** The deal through which the brand sees the address. Null for an acceptance without a deal. */
  dealId: string | null;
}

/**
 * Returns the address of an influencer only to the brand that accepted the influencer in the campaign. The campaign may
 * have ended, because a gift may still be on its way. Returns null to other users, and for an influencer who has no
 * address or has blocked the brand.
 * If the application has a deal, the deal must have begun to run, its gift must be a parcel, and the moment
 * `addressHiddenFrom` must not be reached. Without a deal, the campaign must offer a gift, and the influencer must
 * still accept gifts. Does not record the view: pages that show the address call `openShippingAddress`.
 */
export async function findShippingAddress(
  ctx: Ctx,
  campaignId: string,
  influencerId: string,
): Promise<ShippingAddress | null> {
  if (!ctx.actor) return null;
  const found = await selectApplications(ctx)
    .leftJoin('deal', 'deal.application_id', 'application.id')
    .innerJoin('preferences', 'preferences.user_id', 'influencer.user_id')
    .select(['influencer.full_name as fullName', 'preferences.street', 'preferences.zip_code as zipCode'])
    .select(['preferences.city', 'preferences.phone', 'preferences.delivery_instructions as instructions'])
    .select(['deal.id as dealId', 'deal.closed_at as closedAt'])
    .where('campaign.id', '=', campaignId)
    .where('campaign.client_id', '=', actsFor(ctx.actor))
    .where('application.influencer_id', '=', influencerId)
    .where('application.decision', '=', 'accepted')
    .where((eb) =>
      eb.or([
        eb('deal.running_at', 'is not', null),
        eb.and([
          eb('deal.id', 'is', null),
          eb('campaign.compensation_type', 'in', compensationTypes.filter(offersGift)),
          eb('preferences.accept_gifts', '=', true),
        ]),
      ]),
    )
    .where('preferences.street', '<>', '')
    .where((eb) => eb.not(hasBlocked(sql.ref('influencer.user_id'), sql.ref('campaign.client_id'))))
    .executeTakeFirst();
  if (!found) return null;
  const { closedAt, ...address } = found;
  return !address.dealId || (await hasParcel(ctx, address.dealId, closedAt)) ? address : null;
}

async function hasParcel(ctx: Ctx, dealId: string, closedAt: Date | null): Promise<boolean> {
  const stored = await findShipment(ctx, dealId);
  if (stored?.channel !== 'parcel') return false;
  const hiddenFrom = addressHiddenFrom(currentShipment(stored, ctx.now), closedAt);
  return !hiddenFrom || ctx.now < hiddenFrom;
}
