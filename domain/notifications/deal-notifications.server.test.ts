import { describe, expect, it, onTestFinished, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
  accepting,
  aDeal,
  anApplicantWithTerms,
  completeIdentities,
  dealBetween,
  smallTerms,
  withFee,
} from '#tests/deals.ts';
import { anApplicant, anInfluencer, at, later } from '#tests/people.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { endCampaigns } from '../campaigns/end-campaigns.server.ts';
import { offerContracts } from '../contracts/contracts-offered.ts';
import { act, type Ctx } from '../ctx.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { startDeal } from '../deals/start-deal.server.ts';
import { stopDeal } from '../deals/stop-deal.server.ts';
import { record } from '../events.server.ts';
import { isRequestDue, requestDetails } from '../identities/request-details.server.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { declineOffer } from '../offers/decline-offer.server.ts';
import { makeOffer } from '../offers/make-offer.server.ts';
import { withdrawOffer } from '../offers/withdraw-offer.server.ts';
import { saveCampaignTerms } from '../terms/save-campaign-terms.server.ts';
import { findNotifications } from './find-notifications.server.ts';
import { findSettings } from './find-settings.server.ts';
import { readNotificationsOfDeal } from './read-notifications.server.ts';
import { saveSettings } from './save-settings.server.ts';

const db = await testDatabase();

const listed = async (person: Ctx) => (await findNotifications(person)).notifications;
const words = async (person: Ctx) => (await listed(person)).map(({ word }) => word);
const schedule = (person: Ctx, moment: string): Ctx => ({ ...at(person, moment), actor: null });

/** Returns the wordings that an act adds for the brand and for the influencer, sorted. */
async function added({ brand, influencer }: { brand: Ctx; influencer: Ctx }, doIt: () => Promise<unknown>) {
  const before = [(await words(brand)).length, (await words(influencer)).length] as const;
  await doIt();
  const newest = (all: string[], known: number) => all.slice(0, all.length - known).sort();
  return [newest(await words(brand), before[0]), newest(await words(influencer), before[1])];
}

describe('the terms of a campaign', () => {
  test('that go out with the acceptance are part of its notification', async () => {
    const applicant = await anApplicantWithTerms(db);
    const { influencer, decide } = applicant;
    expect(await added(applicant, () => decide('accepted'))).toEqual([[], ['application_accepted']]);
    const { id } = await db.kysely.selectFrom('deal').select('id').executeTakeFirstOrThrow();
    expect(await listed(influencer)).toMatchObject([{ word: 'application_accepted', dealId: id }]);
  });

  test('that go out later have a notification of their own', async () => {
    const applicant = await anApplicant(db);
    const { brand, influencer, campaignId, ids, decide } = applicant;
    await decide('accepted');
    expect(await listed(influencer)).toMatchObject([{ word: 'application_accepted', dealId: null }]);
    await saveCampaignTerms(brand, campaignId, { version: 0, terms: smallTerms });
    const start = () => startDeal(later(brand, 1), ids);
    expect(await added(applicant, start)).toEqual([[], ['deal_started']]);
    const [notification] = await listed(influencer);
    expect(notification).toMatchObject({ kind: 'deal_terms', lastDay: '2026-06-21', campaignId });
    expect(notification?.dealId).toMatch(/^deal-/);
  });
});

test('each act on offers notifies the other side', async () => {
  const deal = await aDeal(db);
  const { brand, influencer, dealId } = deal;
  const offer = (person: Ctx, answersSeq: number, feeCents: number) => () =>
    makeOffer(person, dealId, { answersSeq, terms: withFee(feeCents), note: '' });
  expect(await added(deal, offer(influencer, 1, 9_000))).toEqual([['offer_made'], []]);
  expect((await listed(brand))[0]).toMatchObject({ dealId, lastDay: '2026-06-20', otherName: 'Léa Dubois' });
  expect(await added(deal, () => declineOffer(brand, dealId, { seq: 2 }))).toEqual([[], ['offer_declined']]);
  expect(await added(deal, offer(brand, 2, 8_000))).toEqual([[], ['offer_made']]);
  expect(await added(deal, () => withdrawOffer(brand, dealId, { seq: 3 }))).toEqual([
    [],
    ['offer_withdrawn'],
  ]);
  expect(await added(deal, () => stopDeal(brand, dealId))).toEqual([[], ['deal_stopped']]);
});

test('an agreement without a contract notifies the other side', async () => {
  offerContracts(false);
  onTestFinished(() => offerContracts(true));
  const deal = await aDeal(db);
  const { influencer, dealId } = deal;
  const accept = async () => acceptOffer(influencer, dealId, await accepting(influencer, dealId));
  expect(await added(deal, accept)).toEqual([['deal_agreed'], []]);
});

test('a contract notifies the side that must sign, and then the side that signed first', async () => {
  const deal = await aDeal(db);
  const { brand, influencer, dealId, ids } = deal;
  await completeIdentities(brand, influencer);
  const accept = async () =>
    acceptOffer(influencer, dealId, await accepting(influencer, dealId, { signs: true }));
  expect(await added(deal, accept)).toEqual([['deal_to_sign'], []]);
  expect((await listed(brand))[0]).toMatchObject({ kind: 'deal_contract', dealId, lastDay: '2026-06-20' });
  const subject = { dealId, contractId: 'contract-1', ...ids };
  const sign = () => act(brand, (ctx) => record(ctx, 'contract.signed', subject));
  expect(await added(deal, sign)).toEqual([[], ['contract_signed']]);
});

test('missing details are requested from the side that lacks them, once for all its deals', async () => {
  const deal = await aDeal(db);
  const { brand, influencer, dealId } = deal;
  const other = await dealBetween(brand, influencer);
  const request =
    (id = dealId, person: Ctx = influencer) =>
    () =>
      requestDetails(person, id);
  await expect(requestDetails(await anInfluencer(db), dealId)).rejects.toThrow('deal.not_found');
  expect(await added(deal, request())).toEqual([['details_requested'], []]);
  expect((await listed(brand))[0]).toMatchObject({ kind: 'deal_contract', dealId });
  expect(await added(deal, request())).toEqual([[], []]);
  expect(await added(deal, request(other.dealId))).toEqual([[], []]);
  const counter = { answersSeq: 1, terms: withFee(12_000), note: '' };
  await makeOffer(influencer, dealId, counter);
  expect(await added(deal, request(dealId, brand))).toEqual([[], ['details_requested']]);
  await completeIdentities(brand, influencer);
  const weeksLater = { ...influencer, now: new Date('2026-06-29T11:00:00Z') };
  // By then the offer has expired.
  expect(await added(deal, request(dealId, weeksLater))).toEqual([['offer_expired'], ['offer_expired']]);
});

test('a request for details by a blocked person notifies no one, and is still due only once', async () => {
  const deal = await aDeal(db);
  const { brand, influencer, dealId } = deal;
  const other = await dealBetween(brand, influencer);
  await blockAccount(brand, 'influencer', influencer.influencerId);
  expect(await isRequestDue(influencer, dealId)).toBe(true);
  expect(await added(deal, () => requestDetails(influencer, dealId))).toEqual([[], []]);
  expect(await isRequestDue(influencer, dealId)).toBe(false);
  expect(await isRequestDue(influencer, other.dealId)).toBe(false);
});

test('the schedule reminds the side that must act, and notifies both of an outcome', async () => {
  const deal = await aDeal(db);
  const run = (moment: string) => added(deal, () => runDueDeadlines(schedule(deal.brand, moment)));
  expect(await run('2026-06-19T06:00:00Z')).toEqual([[], ['deal_remind_offer_by']]);
  expect((await listed(deal.influencer))[0]).toMatchObject({ kind: 'deal_reminder', lastDay: '2026-06-20' });
  expect(await run('2026-06-20T22:00:00Z')).toEqual([['offer_expired'], ['offer_expired']]);
  expect(await run('2026-07-02T06:00:00Z')).toEqual([['deal_remind_quiet'], ['deal_remind_quiet']]);
  expect(await run('2026-07-05T22:00:00Z')).toEqual([['deal_silent'], ['deal_silent']]);
});

test('the end of a campaign notifies both sides of the deal that closes with it, except the actor', async () => {
  const byBrand = await aDeal(db);
  const cancel = () => changeCampaignStatus(byBrand.brand, byBrand.campaignId, 'cancel');
  expect(await added(byBrand, cancel)).toEqual([[], ['deal_campaign_closed']]);
  await db.kysely.deleteFrom('campaign').execute();
  const bySchedule = await aDeal(db);
  const end = () => endCampaigns(schedule(bySchedule.brand, '2026-07-31T22:00:00Z'));
  expect(await added(bySchedule, end)).toEqual([
    ['campaign_ended', 'deal_campaign_closed'],
    ['deal_campaign_closed'],
  ]);
  // The influencer's settings about closed campaigns apply.
  expect((await listed(bySchedule.influencer))[0]).toMatchObject({ kind: 'campaign_closed' });
});

test('the page of a deal marks its notifications as read', async () => {
  const deal = await aDeal(db);
  await runDueDeadlines(schedule(deal.brand, '2026-06-19T06:00:00Z'));
  await readNotificationsOfDeal(deal.influencer, deal.dealId);
  expect((await listed(deal.influencer)).map(({ word, isRead }) => [word, isRead])).toEqual([
    ['deal_remind_offer_by', true],
    ['application_accepted', true],
  ]);
});

describe('emails about contracts', () => {
  it('cannot be turned off', async () => {
    const { influencer } = await anApplicant(db);
    const none = { inProduct: false, byMail: false };
    await saveSettings(influencer, { deal_contract: none, deal_terms: none });
    expect(await findSettings(influencer)).toMatchObject({
      deal_contract: { inProduct: false, byMail: true },
      deal_terms: none,
    });
  });
});
