import { offersGift, offersPayment } from '../../campaigns/campaign.ts';
import { kindOf, needsVenue } from '../../campaigns/collaboration.ts';
import { type Condition, MIN_CONDITIONS_MET, type Offering } from '../../campaigns/conditions/condition.ts';
import { fold } from '../../fold.ts';
import { preferenceCities, preferenceCollaborations } from '../../preferences/preferences.ts';
import { BitSet, union } from './bit-set.ts';
import type { Columns } from './columns.server.ts';

/**
 * Returns one set for each condition of `conditionsOf`: the slots that meet this condition. A set can contain removed
 * slots.
 */
function slotsMeeting(columns: Columns, campaign: Offering): Record<Condition['name'], BitSet> {
  const { thematics, minFollowers, collaborationType, compensationType, town } = campaign;
  const kinds = preferenceCollaborations.filter((it) => kindOf(it) === kindOf(collaborationType));
  const followers = columns.occupied.copy();
  columns.followers.keepWithin(followers, { min: minFollowers, max: null });
  return {
    thematics: union(thematics.map((id) => columns.thematics[id])),
    followers,
    place: needsVenue(collaborationType) ? slotsIn(columns, fold(town ?? '')) : columns.occupied,
    kind: union(kinds.map((id) => columns.kinds[id])),
    price: slotsPaidEnough(columns, campaign),
    gift: offersGift(compensationType) ? columns.acceptsGifts : new BitSet(0),
  };
}

function slotsIn({ cities, locations }: Columns, town: string): BitSet {
  if (!town) return new BitSet(0);
  const located = locations.candidates(town);
  located.keep((slot) => locations.at(slot).split(',')[0]?.trim() === town);
  return located.unite(union(preferenceCities.filter((it) => fold(it) === town).map((it) => cities[it])));
}

function slotsPaidEnough(columns: Columns, campaign: Offering): BitSet {
  const { compensationType, postPriceCents, storyPriceCents } = campaign;
  if (!offersPayment(compensationType) || postPriceCents + storyPriceCents === 0) return new BitSet(0);
  const slots = columns.acceptsPayment.copy();
  if (postPriceCents > 0) columns.minPostPriceCents.keepWithin(slots, { min: 0, max: postPriceCents });
  if (storyPriceCents > 0) columns.minStoryPriceCents.keepWithin(slots, { min: 0, max: storyPriceCents });
  return slots;
}

interface Search {
  campaign: Offering;
  slots: number;
  limit: number;
  isExcluded: (slot: number) => boolean;
  idOf: (slot: number) => string;
}

/**
 * Returns up to `limit` slots that meet at least `MIN_CONDITIONS_MET` conditions, in the order of
 * `compareSuggestedInfluencers`.
 */
export function bestSlots(columns: Columns, { campaign, slots, limit, isExcluded, idOf }: Search): number[] {
  const counts = new Uint8Array(slots);
  for (const set of Object.values(slotsMeeting(columns, campaign)))
    set.each((slot) => {
      counts[slot] = (counts[slot] ?? 0) + 1;
    });
  const compare = (one: number, other: number) =>
    (counts[other] ?? 0) - (counts[one] ?? 0) ||
    columns.followers.compare(other, one) ||
    (idOf(one) < idOf(other) ? -1 : 1);
  const best: number[] = [];
  columns.occupied.each((slot) => {
    const last = best[limit - 1];
    if ((counts[slot] ?? 0) < MIN_CONDITIONS_MET || isExcluded(slot)) return;
    if (last !== undefined && compare(slot, last) > 0) return;
    const at = best.findIndex((it) => compare(slot, it) < 0);
    best.splice(at === -1 ? best.length : at, 0, slot);
    best.length = Math.min(best.length, limit);
  });
  return best;
}
