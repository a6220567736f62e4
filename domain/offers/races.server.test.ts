import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal, dealEvents, deals, offers, withFee } from '#tests/deals.ts';
import { at } from '#tests/people.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { offerContracts } from '../contracts/contracts-offered.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { stopDeal } from '../deals/stop-deal.server.ts';
import { Refusal } from '../refusal.ts';
import { acceptOffer } from './accept-offer.server.ts';
import { declineOffer } from './decline-offer.server.ts';
import { makeOffer } from './make-offer.server.ts';
import { withdrawOffer } from './withdraw-offer.server.ts';

const db = await testDatabase();

beforeEach(() => offerContracts(false));
afterEach(() => offerContracts(true));

type Deal = Awaited<ReturnType<typeof aDeal>>;

/** An act or a deadline that ends the brand's open first offer, with its event and the statuses that it leads to. */
interface Runner {
  run: (deal: Deal) => Promise<unknown>;
  event: string;
  deal: string;
  offers: string[];
}

const accept: Runner = {
  run: async ({ influencer, dealId }) => acceptOffer(influencer, dealId, await accepting(influencer, dealId)),
  event: 'deal.agreed',
  deal: 'running',
  offers: ['accepted'],
};
const withdraw: Runner = {
  run: ({ brand, dealId }) => withdrawOffer(brand, dealId, { seq: 1 }),
  event: 'offer.withdrawn',
  deal: 'negotiating',
  offers: ['withdrawn'],
};
const counter: Runner = {
  run: ({ influencer, dealId }) =>
    makeOffer(influencer, dealId, { answersSeq: 1, terms: withFee(12_000), note: '' }),
  event: 'offer.made',
  deal: 'negotiating',
  offers: ['countered', 'open'],
};
const stop: Runner = {
  run: ({ brand, dealId }) => stopDeal(brand, dealId),
  event: 'deal.stopped',
  deal: 'closed',
  offers: ['void'],
};
const endOfCampaign: Runner = {
  run: ({ brand, campaignId }) => changeCampaignStatus(brand, campaignId, 'end'),
  event: 'deal.closed',
  deal: 'closed',
  offers: ['void'],
};

const LAST_DAY = '2026-06-20T21:59:59Z';
const expiry: Runner = {
  run: ({ brand }) => runDueDeadlines({ ...at(brand, '2026-06-20T22:00:00Z'), actor: null }),
  event: 'offer.expired',
  deal: 'negotiating',
  offers: ['expired'],
};
const lateDecline: Runner = {
  run: ({ influencer, dealId }) => declineOffer(at(influencer, LAST_DAY), dealId, { seq: 1 }),
  event: 'offer.declined',
  deal: 'negotiating',
  offers: ['declined'],
};
const lateAccept: Runner = {
  ...accept,
  run: async ({ influencer, dealId }) =>
    acceptOffer(at(influencer, LAST_DAY), dealId, await accepting(influencer, dealId)),
};

const races: [string, Runner, Runner][] = [
  ['accept and withdraw', accept, withdraw],
  ['accept and accept', accept, accept],
  ['counter and accept', counter, accept],
  ['stop and accept', stop, accept],
  ['the expiry and accept', expiry, lateAccept],
  ['the expiry and decline', expiry, lateDecline],
  ['the end of the campaign and accept', endOfCampaign, accept],
];

describe('32 requests at once have one effect', () => {
  it.each(races)('%s', async (_, one, other) => {
    const deal = await aDeal(db);
    // Opens all connections of the pool. Otherwise the requests below would not run in parallel.
    await Promise.all(Array.from({ length: 10 }, () => deals(db)));
    const tries = await Promise.allSettled(
      Array.from({ length: 32 }, (_, n) => (n % 2 ? one : other).run(deal)),
    );
    for (const it of tries) if (it.status === 'rejected') expect(it.reason).toBeInstanceOf(Refusal);
    const [, ...events] = await dealEvents(db);
    const won = events[0] === one.event ? one : other;
    const [row] = await deals(db);
    expect({
      events,
      deal: row?.status,
      version: row?.version,
      offers: (await offers(db)).map(({ status }) => status),
    }).toEqual({ events: [won.event], deal: won.deal, version: 2, offers: won.offers });
  });
});
