import { deepStrictEqual } from 'node:assert';
import { findDealOf } from '#domain/deals/find-deals.server.ts';
import { findShippingAddress } from '#domain/preferences/find-shipping-address.server.ts';
import type { Scene } from './act.ts';
import type { Choice } from './choice.ts';
import { dealFor } from './deal-acts.ts';
import { deadlineOf } from './model-clock.ts';
import { mayOffer } from './model-deals.ts';
import { settledCopy } from './settled.ts';
import { type DealPlace, newestOffer, otherSide, personOf, type Side } from './state.ts';
import { ctxOf } from './world.ts';

/** The brand may see where the gift goes once both have agreed, or if there is no deal. */
async function agreeOnAddress({ state, real }: Scene, { campaign, influencer, deal }: DealPlace) {
  const brand = ctxOf(real, state, { side: 'brand', number: campaign.owner });
  const { influencerId = '' } = real.influencers[influencer] ?? {};
  const address = await findShippingAddress(brand, campaign.id, influencerId);
  deepStrictEqual({ isAddressShown: address !== null }, { isAddressShown: deal.runningAt !== null });
}

/** Both sides see the deal as it is at this moment, even if the schedule has not run yet. */
export async function agreeOnPages(scene: Scene, choice: Choice): Promise<void> {
  const place = dealFor(scene, choice, ['negotiating', 'signing', 'running']);
  if (!place) return;
  const { state, real } = scene;
  const side: Side = choice.by % 2 ? 'brand' : 'influencer';
  const line = await findDealOf(ctxOf(real, state, personOf(place, side)), {
    campaignId: place.campaign.id,
    influencerId: real.influencers[place.influencer]?.influencerId ?? '',
  });
  await agreeOnAddress(scene, place);
  const settled = settledCopy(state, place);
  const { deal } = settled;
  const offer = newestOffer(deal);
  const deadline = deadlineOf(deal);
  const turn =
    deal.status === 'signing'
      ? offer.side
      : deal.status === 'negotiating' && offer.status === 'open'
        ? otherSide(offer.side)
        : null;
  const expected = {
    status: deal.status,
    closeReason: deal.reason,
    offer: offer.status,
    deadline: deadline && { kind: deadline.kind, lastDay: deadline.last },
    turn,
    mayOffer: mayOffer(settled, side),
  };
  deepStrictEqual(
    line && {
      status: line.status,
      closeReason: line.closeReason,
      offer: line.offer.status,
      deadline: line.deadline,
      // The model does not know the work of a running deal.
      turn: line.status === 'running' ? null : line.turn,
      mayOffer: line.mayOffer,
    },
    expected,
  );
}
