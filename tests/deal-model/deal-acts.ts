import { composeContract } from '#domain/contracts/compose-contract.server.ts';
import type { Signatory } from '#domain/contracts/contract.ts';
import { signContract } from '#domain/contracts/sign-contract.server.ts';
import { stopDeal } from '#domain/deals/stop-deal.server.ts';
import { acceptOffer } from '#domain/offers/accept-offer.server.ts';
import { declineOffer } from '#domain/offers/decline-offer.server.ts';
import { makeOffer } from '#domain/offers/make-offer.server.ts';
import { withdrawOffer } from '#domain/offers/withdraw-offer.server.ts';
import { Refusal } from '#domain/refusal.ts';
import type { MakeAct, Scene } from './act.ts';
import { type Choice, docFor } from './choice.ts';
import { draft, hashOfDoc, termsOf } from './documents.ts';
import * as model from './model-deals.ts';
import {
  BRANDS,
  type Deal,
  type DealPlace,
  dealIn,
  dealsOf,
  INFLUENCERS,
  LAW_CENTS,
  newestOffer,
  otherSide,
  type Person,
  personOf,
  type Side,
  type State,
} from './state.ts';
import { ctxOf, storedDeal } from './world.ts';

/** Returns a deal with one of the preferred statuses. In one of ten cases, returns any deal. */
export function dealFor(
  { state }: Scene,
  { on }: Choice,
  preferred: readonly Deal['status'][] = ['negotiating'],
): DealPlace | undefined {
  const all = dealsOf(state);
  const liked = all.filter(({ deal }) => preferred.includes(deal.status));
  const list = on % 10 === 9 ? all : liked;
  return list[on % Math.max(1, list.length)];
}

/** Returns the person on `side`. In three of twenty cases, returns the other side or a stranger. */
export function actorFor(place: DealPlace, { by }: Choice, side: Side): Person {
  if (by === 17) return personOf(place, otherSide(side));
  if (by === 18) return { side: 'brand', number: (place.campaign.owner + 1) % BRANDS };
  if (by === 19) return { side: 'influencer', number: (place.influencer + 1) % INFLUENCERS };
  return personOf(place, side);
}

const seqFor = ({ deal }: DealPlace, { odd }: Choice) => deal.offers.length - (odd === 'stale' ? 1 : 0);

/** Each side answers the other side's offer. If no offer is open, either side may make one. */
const offer: MakeAct = (scene, choice) => {
  const place = dealFor(scene, choice);
  if (!place) return null;
  const newest = newestOffer(place.deal);
  const side = newest.status === 'open' ? otherSide(newest.side) : choice.by % 2 ? 'brand' : 'influencer';
  const by = actorFor(place, choice, side);
  const doc = choice.odd === 'same' ? newest.doc : docFor(scene.state, choice);
  const answersSeq = seqFor(place, choice);
  const dealId = storedDeal(scene.real, place).id;
  return {
    name: 'makeOffer',
    expected: (state) => model.makeOffer(state, dealIn(state, place), by, { doc, answersSeq }),
    perform: () =>
      makeOffer(ctxOf(scene.real, scene.state, by), dealId, { answersSeq, terms: termsOf(doc), note: '' }),
  };
};

const accept: MakeAct = async (scene, choice) => {
  const place = dealFor(scene, choice);
  if (!place) return null;
  const { state, real } = scene;
  const newest = newestOffer(place.deal);
  const by = actorFor(place, choice, otherSide(newest.side));
  const seq = seqFor(place, choice);
  const doc = choice.odd === 'hash' ? { ...newest.doc, feeCents: newest.doc.feeCents + 1 } : newest.doc;
  const { id: dealId } = storedDeal(real, place);
  const ctx = ctxOf(real, state, by);
  const { signing, signatory } = await signAs(scene, place, by, choice, dealId);
  return {
    name: 'acceptOffer',
    expected: (state) => model.acceptOffer(state, dealIn(state, place), by, { seq, doc, signing }),
    perform: () =>
      acceptOffer(ctx, dealId, { seq, hash: hashOfDoc(doc), signing: signatory && { draft, signatory } }),
  };
};

/** Returns the signature of the contract on the page: `signing` for the model, `signatory` for the product. */
async function signAs(scene: Scene, place: DealPlace, by: Person, choice: Choice, dealId: string) {
  const { state } = scene;
  if (!state.offersContracts) return { signing: null, signatory: null };
  const { sumCents, year } = model.legalSum(state, place, newestOffer(place.deal).doc);
  const hash = choice.odd === 'hash' ? null : await hashOnPage(scene, place, by, dealId);
  const isCodeUsed = sumCents >= LAW_CENTS !== (choice.odd === 'code');
  const isNameRight = choice.odd !== 'name';
  const shown = hash === null ? null : { sumCents, year };
  const signing: model.Signing = { shown, isNameRight, isCodeUsed };
  return { signing, signatory: signatoryOf(state, by, signing, hash) };
}

const names = { brand: 'claire aubrac', influencer: 'LEA  Dubois' };

const signatoryOf = (
  { now }: State,
  { side }: Person,
  { isNameRight, isCodeUsed }: model.Signing,
  hash: string | null,
): Signatory => ({
  typedName: isNameRight ? names[side] : 'Somebody Else',
  hash: hash ?? '0'.repeat(64),
  consent: 'I sign.',
  language: 'en',
  origin: { address: '203.0.113.1' },
  userAgent: 'test',
  sessionHash: '',
  sessionOpenedAt: new Date(now),
  provedBy: 'session',
  isCodeUsed,
});

/** The maker of the accepted offer signs last. */
const sign: MakeAct = (scene, choice) => {
  const place = dealFor(scene, choice, ['signing']);
  if (!place) return null;
  const { state, real } = scene;
  const by = actorFor(place, choice, newestOffer(place.deal).side);
  const { id: dealId, contractHash } = storedDeal(real, place);
  const isRequired = (place.deal.contract?.sumCents ?? 0) >= LAW_CENTS;
  const signing: model.Signing = {
    shown: choice.odd === 'hash' || !contractHash ? null : { sumCents: 0, year: 0 },
    isNameRight: choice.odd !== 'name',
    isCodeUsed: isRequired !== (choice.odd === 'code'),
  };
  const signatory = signatoryOf(state, by, signing, signing.shown && contractHash);
  return {
    name: 'signContract',
    expected: (state) => model.signContract(state, dealIn(state, place), by, signing),
    perform: () => signContract(ctxOf(real, state, by), dealId, signatory),
  };
};

/** Returns the hash of the contract on the page, or null if the page shows no contract. */
async function hashOnPage({ state, real }: Scene, place: DealPlace, by: Person, dealId: string) {
  const row = {
    id: dealId,
    client_id: real.brands[place.campaign.owner]?.actor?.id ?? '',
    influencer_user_id: real.influencers[place.influencer]?.actor?.id ?? '',
    campaign_id: place.campaign.id,
    campaign_title: 'Autumn table',
  };
  try {
    const composed = await composeContract(
      ctxOf(real, state, by),
      row,
      termsOf(newestOffer(place.deal).doc),
      draft,
    );
    return composed.hash;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const answer =
  (kind: 'declined' | 'withdrawn'): MakeAct =>
  (scene, choice) => {
    const place = dealFor(scene, choice);
    if (!place) return null;
    const { side } = newestOffer(place.deal);
    const by = actorFor(place, choice, kind === 'withdrawn' ? side : otherSide(side));
    const seq = seqFor(place, choice);
    const dealId = storedDeal(scene.real, place).id;
    const act = kind === 'withdrawn' ? withdrawOffer : declineOffer;
    return {
      name: kind === 'withdrawn' ? 'withdrawOffer' : 'declineOffer',
      expected: (state) => model.answerOffer(state, dealIn(state, place), by, seq, kind),
      perform: () => act(ctxOf(scene.real, scene.state, by), dealId, { seq }),
    };
  };

const stop: MakeAct = (scene, choice) => {
  const place = dealFor(scene, choice, ['negotiating', 'signing', 'running']);
  if (!place) return null;
  const by = actorFor(place, choice, choice.what % 2 ? 'brand' : 'influencer');
  const dealId = storedDeal(scene.real, place).id;
  return {
    name: 'stopDeal',
    expected: (state) => model.stopDeal(state, dealIn(state, place), by),
    perform: () => stopDeal(ctxOf(scene.real, scene.state, by), dealId),
  };
};

export const dealActs = {
  offer,
  accept,
  decline: answer('declined'),
  withdrawOffer: answer('withdrawn'),
  stop,
  sign,
};
