import { yearAt } from './calendar.ts';
import { begin, lastDayOfOffer } from './deadlines.ts';
import { close, saveDeal, settle } from './model-clock.ts';
import {
  type Deal,
  type DealPlace,
  type Doc,
  dealsOf,
  emit,
  isOver,
  isSame,
  LAW_CENTS,
  MAX_OFFERS,
  newestOffer,
  otherSide,
  type Person,
  personOf,
  type Side,
  type State,
  today,
} from './state.ts';
import { run } from './work-state.ts';

function isOf({ campaign, influencer }: DealPlace, { side, number }: Person): boolean {
  return number === (side === 'brand' ? campaign.owner : influencer);
}

/** Every act on a deal calls this function first. Carries out passed deadlines. Returns a refusal for strangers. */
export function enter(state: State, place: DealPlace, by: Person): string | null {
  if (!isOf(place, by)) return 'deal.not_found';
  // If the campaign of a negotiating deal is over, only the schedule may close the deal.
  if (place.deal.status !== 'negotiating' || !isOver(state, place.campaign)) settle(state, place);
  return null;
}

function requireStatus(state: State, { deal, campaign }: DealPlace, from: readonly Deal['status'][]) {
  if (!from.includes(deal.status)) return 'deal.move_not_allowed';
  return deal.status === 'negotiating' && isOver(state, campaign) ? 'deal.campaign_is_over' : null;
}

export function makeOffer(
  state: State,
  place: DealPlace,
  by: Person,
  { doc, answersSeq }: { doc: Doc; answersSeq: number },
): string {
  const refused = enter(state, place, by) ?? requireStatus(state, place, ['negotiating']);
  if (refused) return refused;
  const { deal, campaign } = place;
  const newest = newestOffer(deal);
  const isOwnOpen = newest.side === by.side && newest.status === 'open';
  const seq = deal.offers.length;
  if (isOwnOpen && isSame(newest.doc, doc) && answersSeq + 1 === seq) return 'done';
  if (answersSeq !== seq) return 'offer.changed_meanwhile';
  if (isOwnOpen) return 'offer.own_is_open';
  if (seq >= MAX_OFFERS) return 'offer.too_many';
  const mayRepeat = newest.status === 'expired' || newest.status === 'withdrawn';
  if (isSame(newest.doc, doc) && !mayRepeat) return 'offer.same_terms';
  if (doc.publishBy < today(state)) return 'terms.publication_is_past';
  if (newest.status === 'open') Object.assign(newest, { status: 'countered', answeredAt: state.now });
  const expiresOn = lastDayOfOffer(today(state), campaign, doc);
  deal.offers.push({ side: by.side, doc, status: 'open', madeAt: state.now, expiresOn, answeredAt: null });
  saveDeal(place, state.now);
  emit(state, 'offer.made', place, [[personOf(place, otherSide(by.side)), 'deal_terms']]);
  return 'done';
}

function enterAnswer(state: State, place: DealPlace, by: Person, seq: number, mustBeMaker: boolean) {
  const refused = enter(state, place, by);
  if (refused) return refused;
  const { deal, campaign } = place;
  const offer = newestOffer(deal);
  if (seq !== deal.offers.length) return 'offer.changed_meanwhile';
  if ((offer.side === by.side) !== mustBeMaker) return 'offer.not_yours';
  if (offer.status === 'expired') return 'offer.expired';
  if (offer.status !== 'open') return 'offer.not_open';
  if (offer.expiresOn < today(state)) return 'offer.expired';
  return isOver(state, campaign) ? 'deal.campaign_is_over' : null;
}

export function answerOffer(
  state: State,
  place: DealPlace,
  by: Person,
  seq: number,
  answer: 'declined' | 'withdrawn',
): string {
  const refused = enterAnswer(state, place, by, seq, answer === 'withdrawn');
  if (refused) return refused;
  Object.assign(newestOffer(place.deal), { status: answer, answeredAt: state.now });
  saveDeal(place, state.now);
  emit(state, `offer.${answer}`, place, [[personOf(place, otherSide(by.side)), 'deal_terms']]);
  return 'done';
}

/**
 * Facts on the page of the contract: the sum that counts for the law, including the open offer, and the year of this
 * sum. Null if the page showed no contract.
 */
export type Shown = { sumCents: number; year: number } | null;

export interface Signing {
  shown: Shown;
  isNameRight: boolean;
  isCodeUsed: boolean;
}

export function legalSum(state: State, place: DealPlace, { feeCents, valueCents }: Doc) {
  const year = yearAt(state.now);
  const others = dealsOf(state).filter(
    ({ campaign, influencer, deal }) =>
      campaign.owner === place.campaign.owner && influencer === place.influencer && deal !== place.deal,
  );
  const counted = others.filter(({ deal }) => yearsOf(deal, state.now).includes(year));
  const sums = counted.map(({ deal }) => {
    const { doc } = newestOffer(deal);
    return doc.feeCents + doc.valueCents;
  });
  return { year, sumCents: sums.reduce((sum, it) => sum + it, feeCents + valueCents) };
}

/**
 * Returns the years in which the law counts a deal. These include the present year for an open contract, because the
 * contract can still be signed this year.
 */
function yearsOf({ contract, runningAt }: Deal, now: number): number[] {
  if (!contract) return runningAt === null ? [] : [yearAt(runningAt)];
  if (contract.status === 'void') return [];
  return [contract.year, yearAt(contract.signedAt ?? now)];
}

export function acceptOffer(
  state: State,
  place: DealPlace,
  by: Person,
  { seq, doc, signing }: { seq: number; doc: Doc; signing: Signing | null },
): string {
  const refused = enterAnswer(state, place, by, seq, false);
  if (refused) return refused;
  const { deal } = place;
  const offer = newestOffer(deal);
  if (!isSame(offer.doc, doc)) return 'offer.changed_meanwhile';
  const { sumCents, year } = legalSum(state, place, doc);
  const isRequired = sumCents >= LAW_CENTS;
  if (!state.offersContracts && (isRequired || signing)) return 'contract.not_available';
  if (state.offersContracts && !signing) return 'contract.changed_meanwhile';
  const notified = [[personOf(place, otherSide(by.side)), 'deal_contract']] as const;
  if (!signing) {
    run(deal, doc, state.now);
  } else {
    if (!state.isNamed[place.influencer])
      return by.side === 'influencer' ? 'identity.incomplete' : 'identity.other_incomplete';
    const { shown, isNameRight, isCodeUsed } = signing;
    if (shown?.sumCents !== sumCents || shown.year !== year) return 'contract.changed_meanwhile';
    if (!isNameRight || (isRequired && !isCodeUsed)) return 'input.invalid';
    const signBy = begin('sign_by', today(state)).last;
    const dates = { openedAt: state.now, signBy, signedAt: null };
    deal.contract = { status: 'open', ...dates, year, sumCents, signedBy: [by.side] };
    deal.status = 'signing';
  }
  Object.assign(offer, { status: 'accepted', answeredAt: state.now });
  saveDeal(place, state.now);
  emit(state, 'deal.agreed', place, notified);
  return 'done';
}

/** Adds the second signature and starts the work. */
export function signContract(state: State, place: DealPlace, by: Person, signing: Signing): string {
  const refused = enter(state, place, by);
  if (refused) return refused;
  const { deal } = place;
  const { contract } = deal;
  if (contract?.status !== 'open') return 'contract.not_open';
  if (!signing.shown) return 'contract.changed_meanwhile';
  if (!signing.isNameRight || (contract.sumCents >= LAW_CENTS && !signing.isCodeUsed)) return 'input.invalid';
  if (contract.signedBy.includes(by.side)) return 'contract.already_signed';
  contract.signedBy.push(by.side);
  Object.assign(contract, { status: 'signed', signedAt: state.now });
  run(deal, newestOffer(deal).doc, state.now);
  saveDeal(place, state.now);
  emit(state, 'contract.signed', place, [[personOf(place, otherSide(by.side)), 'deal_contract']]);
  return 'done';
}

export function stopDeal(state: State, place: DealPlace, by: Person): string {
  const refused = enter(state, place, by) ?? requireStatus(state, place, ['negotiating', 'signing']);
  if (refused) return refused;
  close(state, place, 'stopped', state.now, by.side);
  return 'done';
}

/** Returns whether the deal's page lets a side make an offer. */
export function mayOffer({ deal }: DealPlace, side: Side): boolean {
  const { status, side: maker } = newestOffer(deal);
  const isOwnOpen = status === 'open' && maker === side;
  return deal.status === 'negotiating' && !isOwnOpen && deal.offers.length < MAX_OFFERS;
}
