import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { accepting, completeIdentities, dealBetween, signing, tinyTerms, withFee } from '#tests/deals.ts';
import { aBrand, anInfluencer, later, type Person } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { offerContracts } from '../contracts/contracts-offered.ts';
import { signContract } from '../contracts/sign-contract.server.ts';
import { endOfDeadline } from '../deadlines/deadline.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { declineOffer } from '../offers/decline-offer.server.ts';
import { makeOffer } from '../offers/make-offer.server.ts';
import { type OfferStatus, type OfferTransition, offerTransitions } from '../offers/offer.ts';
import { withdrawOffer } from '../offers/withdraw-offer.server.ts';
import { Refusal } from '../refusal.ts';
import {
  type DealActor,
  type DealStatus,
  type DealTransition,
  dealTransitions,
  mayMove,
  type Side,
} from './deal.ts';
import { deadlineOf, dueAtOf } from './deal-deadline.ts';
import { findDeadlineState } from './find-deadline-state.server.ts';
import { startDeal } from './start-deal.server.ts';
import { stopDeal } from './stop-deal.server.ts';

/**
 * Tries every act of every actor in every state of a deal. The tables of transitions predict which acts change the
 * deal. All others must be refused and change nothing.
 */
const db = await testDatabase();
afterEach(() => offerContracts(true));

type Deal = Awaited<ReturnType<typeof dealBetween>>;
type ActorName = Side | 'other brand' | 'other influencer' | 'staff';

interface People extends Record<ActorName, Person> {
  influencer: Person & { influencerId: string };
}

interface State {
  deal: DealStatus;
  offer: OfferStatus;
  maker: Side;
  seq: number;
}

interface Act {
  deal?: DealTransition;
  offer?: OfferTransition;
  run: (actor: Person, deal: Deal, state: State, people: People) => Promise<unknown>;
}

const changedTerms = (seq: number) => ({ ...tinyTerms, lines: withFee(seq + 1).lines });

const answer = async (actor: Person, { dealId }: Deal, { maker }: State, people: People, signs: boolean) => {
  offerContracts(signs);
  const addressee = people[maker === 'brand' ? 'influencer' : 'brand'];
  return acceptOffer(actor, dealId, await accepting(addressee, dealId, { signs }));
};

const acts: Record<string, Act> = {
  start: { deal: 'start', run: (actor, { ids }) => startDeal(actor, ids) },
  accept: {
    deal: 'agreeWithoutContract',
    offer: 'accept',
    run: (actor, deal, state, people) => answer(actor, deal, state, people, false),
  },
  'accept and sign': {
    deal: 'agree',
    offer: 'accept',
    run: (actor, deal, state, people) => answer(actor, deal, state, people, true),
  },
  sign: {
    deal: 'sign',
    run: async (actor, { dealId }) => signContract(actor, dealId, await signing(actor, dealId)),
  },
  decline: { offer: 'decline', run: (actor, { dealId }, { seq }) => declineOffer(actor, dealId, { seq }) },
  withdraw: { offer: 'withdraw', run: (actor, { dealId }, { seq }) => withdrawOffer(actor, dealId, { seq }) },
  counter: {
    offer: 'counter',
    run: (actor, { dealId }, { seq }) =>
      makeOffer(actor, dealId, { answersSeq: seq, terms: changedTerms(seq), note: '' }),
  },
  stop: { deal: 'stop', run: (actor, { dealId }) => stopDeal(actor, dealId) },
};

/** States in which the acts are tried, with the steps that lead a deal to each state. */
const states: Record<string, (deal: Deal, people: People) => Promise<unknown>> = {
  'offer of the brand': async () => {},
  'offer of the influencer': (deal) => counter(deal),
  declined: ({ influencer, dealId }) => declineOffer(influencer, dealId, { seq: 1 }),
  withdrawn: ({ brand, dealId }) => withdrawOffer(brand, dealId, { seq: 1 }),
  signing: (deal, people) => answer(deal.influencer, deal, brandsOffer, people, true),
  'signing an offer of the influencer': async (deal, people) => {
    await counter(deal);
    await answer(deal.brand, deal, { ...brandsOffer, maker: 'influencer', seq: 2 }, people, true);
  },
  signed: async (deal, people) => {
    await answer(deal.influencer, deal, brandsOffer, people, true);
    await signContract(deal.brand, deal.dealId, await signing(deal.brand, deal.dealId));
  },
  running: (deal, people) => answer(deal.influencer, deal, brandsOffer, people, false),
  stopped: ({ brand, dealId }) => stopDeal(brand, dealId),
  'campaign closed': ({ brand, campaignId }) => changeCampaignStatus(brand, campaignId, 'end'),
};
const counter = ({ influencer, dealId }: Deal) =>
  makeOffer(influencer, dealId, { answersSeq: 1, terms: changedTerms(1), note: '' });
const brandsOffer: State = { deal: 'negotiating', offer: 'open', maker: 'brand', seq: 1 };

const actors: ActorName[] = ['brand', 'influencer', 'other brand', 'other influencer', 'staff'];

function rolesOf(actor: ActorName, { maker }: State): DealActor[] {
  if (actor !== 'brand' && actor !== 'influencer') return [];
  return [actor, actor === maker ? 'maker' : 'addressee'];
}

/** The state that the tables of transitions predict. Null if the act must be refused. */
function predicted(act: Act, actor: ActorName, state: State): Pick<State, 'deal' | 'offer'> | null {
  const roles = rolesOf(actor, state);
  const isBy = (by: readonly DealActor[]) => by.some((it) => roles.includes(it));
  let { deal, offer } = state;
  if (act.deal) {
    if (!mayMove(act.deal, deal) || !isBy(dealTransitions[act.deal].by)) return null;
    deal = dealTransitions[act.deal].to;
  }
  if (act.offer) {
    // Without an open offer, either side may make a new one.
    const name = act.offer === 'counter' && offer !== 'open' ? 'make' : act.offer;
    const { from, by } = offerTransitions[name];
    if ((from !== null && offer !== from) || !isBy(by) || !mayMove('agree', state.deal)) return null;
    offer = name === 'counter' ? 'open' : offerTransitions[name].to;
  }
  if (deal === 'closed' && offer === 'open') offer = 'void';
  return { deal, offer };
}

/** Performs what the actors `clock` and `campaign` do: the deadline ends, or the campaign ends. */
const occasions = {
  clock: async (deal: Deal) => runDueDeadlines({ ...people.brand, actor: null, now: await endOf(deal) }),
  campaign: ({ brand, campaignId }: Deal, { deal }: State) =>
    // In the state “campaign closed”, the campaign has already ended, so ending it again is refused.
    changeCampaignStatus(brand, campaignId, 'end').catch((error: unknown) => {
      if (deal !== 'closed') throw error;
    }),
};

/** Returns the first moment after the deadline, or a moment a month later if no deadline runs. */
async function endOf({ dealId }: Deal): Promise<Date> {
  const deadline = deadlineOf(await findDeadlineState({ db: db.kysely }, dealId));
  return deadline ? endOfDeadline(deadline) : later(people.brand, 30).now;
}

/**
 * Returns the state that the tables of transitions predict after the deadline or the campaign has ended. If an offer is
 * open, `clock` ends only the offer, because the deadline of the offer comes before the deadline of the deal.
 */
function afterOccasion(actor: 'clock' | 'campaign', { deal, offer }: State): Pick<State, 'deal' | 'offer'> {
  const isBy = ({ by }: { by: readonly DealActor[] }) => by.includes(actor);
  const answered = Object.values(offerTransitions).find((it) => isBy(it) && it.from === offer);
  const moved = Object.values(dealTransitions).find(
    (it) => isBy(it) && it.from.some((from) => from === deal),
  );
  if (actor === 'clock' && answered) return { deal, offer: answered.to };
  return { deal: moved?.to ?? deal, offer: moved && answered ? answered.to : offer };
}

async function stateOf({ dealId }: Deal, at = now): Promise<State & { row: object }> {
  const state = await findDeadlineState({ db: db.kysely }, dealId);
  const { due_at, version, seq } = await db.kysely
    .selectFrom('deal')
    .innerJoin('offer', 'offer.deal_id', 'deal.id')
    .select(['due_at', 'version', 'seq'])
    .where('deal.id', '=', dealId)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  expect(due_at).toEqual(dueAtOf(state, at));
  const { status: deal, offer } = state;
  return { deal, offer: offer.status, maker: offer.side, seq, row: { ...state, version } };
}

/** HTTP statuses of refusals. A deal does not exist for strangers. */
const refusedStatuses: Record<ActorName, number[]> = {
  brand: [409, 422],
  // Only brands start deals.
  influencer: [404, 409, 422],
  'other brand': [404],
  'other influencer': [404],
  staff: [401],
};

const refusedStatus = (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? error.status : String(error)),
  );

let people: People;
let now: Date;

beforeEach(async () => {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  await completeIdentities(brand, influencer);
  const staff = { ...(await someStaff(db)), cookie: '' };
  people = {
    brand,
    influencer,
    'other brand': await aBrand(db),
    'other influencer': await anInfluencer(db),
    staff,
  };
  ({ now } = brand);
});

describe.each(Object.entries(states))('a deal in the state “%s”', (_, reach) => {
  async function aDealInState() {
    const deal = await dealBetween(people.brand, people.influencer, tinyTerms);
    await reach(deal, people);
    return deal;
  }

  it('changes by the listed acts alone', async () => {
    const kept = await aDealInState();
    const before = await stateOf(kept);
    for (const [name, act] of Object.entries(acts)) {
      for (const actor of actors) {
        const expected = predicted(act, actor, before);
        const deal = expected ? await aDealInState() : kept;
        const run = act.run(people[actor], deal, before, people);
        if (expected) await expect(run, `${actor}: ${name}`).resolves.not.toThrow();
        else expect(refusedStatuses[actor], `${actor}: ${name}`).toContain(await refusedStatus(run));
        const { row, ...after } = await stateOf(deal);
        expect(after, `${actor}: ${name}`).toMatchObject(expected ?? {});
        if (!expected) expect(row, `${actor}: ${name}`).toEqual(before.row);
      }
    }
  });

  it('changes at the end of its deadline and with its campaign as listed', async () => {
    for (const [actor, run] of Object.entries(occasions)) {
      const deal = await aDealInState();
      const { row: _, ...before } = await stateOf(deal);
      const moment = actor === 'clock' ? await endOf(deal) : now;
      await run(deal, before);
      expect(await stateOf(deal, moment), actor).toMatchObject(afterOccasion(actor as 'clock', before));
    }
  });
});
