import { deepStrictEqual } from 'node:assert';
import { findDealOf } from '#domain/deals/find-deals.server.ts';
import { findShippingAddress } from '#domain/preferences/find-shipping-address.server.ts';
import type { Scene } from './act.ts';
import { agreeOnWork } from './agree-on-work.ts';
import { DAY_MS } from './calendar.ts';
import type { Choice } from './choice.ts';
import { dealFor } from './deal-acts.ts';
import { deadlineOf } from './model-clock.ts';
import { mayOffer } from './model-deals.ts';
import { settledCopy } from './settled.ts';
import { type DealPlace, newestOffer, otherSide, personOf, type Side } from './state.ts';
import { taskFor } from './tasks.ts';
import { ctxOf } from './world.ts';

/**
 * Checks whether the brand sees the shipping address. If the agreed channel of the gift is `parcel`, the brand sees the
 * address from the start of the work. The address is hidden again 30 days after the first of these moments: the gift
 * has arrived, the gift was waived, or the deal has closed.
 */
async function agreeOnAddress({ state, real }: Scene, { campaign, influencer, deal }: DealPlace) {
  const brand = ctxOf(real, state, { side: 'brand', number: campaign.owner });
  const { influencerId = '' } = real.influencers[influencer] ?? {};
  const address = await findShippingAddress(brand, campaign.id, influencerId);
  const gift = deal.work?.gift;
  const ends = [deal.closedAt, gift?.receivedAt, gift?.waivedAt];
  const isOver = ends.some((it) => typeof it === 'number' && it <= state.now - 30 * DAY_MS);
  deepStrictEqual(
    { isAddressShown: address !== null },
    { isAddressShown: gift?.channel === 'parcel' && !isOver },
  );
}

/** Checks that one side's pages show the present state of a deal, even if the schedule has not run yet. */
export async function agreeOnPages(scene: Scene, choice: Choice): Promise<void> {
  const place = dealFor(scene, choice, ['negotiating', 'signing', 'running']);
  if (!place) return;
  const { state, real } = scene;
  const side: Side = choice.by % 2 ? 'brand' : 'influencer';
  const line = await findDealOf(ctxOf(real, state, personOf(place, side)), {
    campaignId: place.campaign.id,
    influencerId: real.influencers[place.influencer]?.influencerId ?? '',
  });
  const settled = settledCopy(state, place);
  await agreeOnAddress(scene, settled);
  await agreeOnWork(scene, place, settled, side);
  const { deal } = settled;
  // `findDealOf` returns the deadlines from before the pause until the schedule has ended the pause.
  if (place.deal.work?.gift?.pausedOn && !deal.work?.gift?.pausedOn) return;
  const offer = newestOffer(deal);
  const deadline = deadlineOf(settled);
  const turn =
    deal.status === 'signing'
      ? offer.side
      : deal.status === 'negotiating' && offer.status === 'open'
        ? otherSide(offer.side)
        : (taskFor(deal, side)?.side ?? null);
  const expected = {
    status: deal.status,
    closeReason: deal.reason,
    closedBy: deal.closedBy,
    offer: offer.status,
    deadline: deadline && { kind: deadline.kind, lastDay: deadline.last },
    turn,
    mayOffer: mayOffer(settled, side),
  };
  deepStrictEqual(
    line && {
      status: line.status,
      closeReason: line.closeReason,
      closedBy: line.closedBy,
      offer: line.offer.status,
      deadline: line.deadline,
      turn: line.turn,
      mayOffer: line.mayOffer,
    },
    expected,
  );
}
