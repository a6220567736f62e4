import { describe, expect, it, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { accepting, aDeal, completeIdentities, deals, offers, smallTerms } from '#tests/deals.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, at } from '#tests/people.ts';
import { decideApplication } from '../applications/decide-application.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { endCampaigns } from '../campaigns/end-campaigns.server.ts';
import type { Ctx } from '../ctx.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { acceptOffer } from '../offers/accept-offer.server.ts';
import { makeOffer } from '../offers/make-offer.server.ts';
import { saveCampaignTerms } from '../terms/save-campaign-terms.server.ts';
import { dueAtOf } from './deal-deadline.ts';
import { findDeadlineState } from './find-deadline-state.server.ts';

const db = await testDatabase();
const schedule = (person: Ctx, moment: string | Date): Ctx => ({
  ...person,
  actor: null,
  now: new Date(moment),
});

async function eventsAfter(skipped: number): Promise<string[]> {
  const rows = await db.kysely.selectFrom('event').select(['name', 'subject']).orderBy('id').execute();
  return rows
    .slice(skipped)
    .map(({ name, subject }) =>
      [name, subject.deadline, subject.side ?? subject.reason].filter(Boolean).join(' '),
    );
}
const countEvents = async () => (await eventsAfter(0)).length;

/**
 * Runs the deadlines three times at once, as three processes would, and returns the events. Asserts that `due_at` has
 * the computed value.
 */
async function runAt(person: Ctx, moment: string | Date): Promise<string[]> {
  const before = await countEvents();
  const ctx = schedule(person, moment);
  await Promise.all([1, 2, 3].map(() => runDueDeadlines(ctx)));
  for (const { id, due_at } of await deals(db))
    expect(due_at).toEqual(dueAtOf(await findDeadlineState(ctx, id), ctx.now));
  return eventsAfter(before);
}

const newest = async () => (await offers(db)).at(-1);
const theDeal = async () => (await deals(db))[0];

test('an offer without an answer expires, and the deal falls silent without another one', async () => {
  const { brand } = await aDeal(db);
  expect(await theDeal()).toMatchObject({ due_at: new Date('2026-06-19T06:00:00Z') });
  expect(await runAt(brand, '2026-06-19T05:59:59Z')).toEqual([]);
  expect(await runAt(brand, '2026-06-19T06:00:00Z')).toEqual(['deal.reminded offer_by influencer']);
  expect(await runAt(brand, '2026-06-20T21:59:59Z')).toEqual([]);
  expect(await runAt(brand, '2026-06-20T22:00:00Z')).toEqual(['offer.expired']);
  expect(await newest()).toMatchObject({ status: 'expired', answered_at: new Date('2026-06-20T22:00:00Z') });
  expect(await runAt(brand, '2026-07-02T06:00:00Z')).toEqual([
    'deal.reminded quiet brand',
    'deal.reminded quiet influencer',
  ]);
  expect(await runAt(brand, '2026-07-05T22:00:00Z')).toEqual(['deal.closed silent']);
  expect(await theDeal()).toMatchObject({ status: 'closed', close_reason: 'silent', due_at: null });
  expect(await runAt(brand, '2026-12-01T00:00:00Z')).toEqual([]);
});

test('an offer of the influencer reminds the brand', async () => {
  const { brand, influencer, dealId } = await aDeal(db);
  await makeOffer(influencer, dealId, { answersSeq: 1, terms: { ...smallTerms, revisions: 0 }, note: '' });
  expect(await runAt(brand, '2026-06-19T06:00:00Z')).toEqual(['deal.reminded offer_by brand']);
});

test('a pause of the schedule moves no deadline', async () => {
  const { brand } = await aDeal(db);
  const back = '2026-07-20T10:00:00Z';
  const first = await countEvents();
  await runDueDeadlines(schedule(brand, back));
  await runDueDeadlines(schedule(brand, back));
  expect(await eventsAfter(first)).toEqual(['offer.expired', 'deal.closed silent']);
  expect(await theDeal()).toMatchObject({ closed_at: new Date('2026-07-05T22:00:00Z') });
});

describe('a contract without the second signature', () => {
  async function aDealToSign() {
    const deal = await aDeal(db);
    const { brand, influencer, dealId } = deal;
    await completeIdentities(brand, influencer);
    await acceptOffer(influencer, dealId, await accepting(influencer, dealId, { signs: true }));
    return deal;
  }

  it('reminds the maker of the offer two days before and on the last day, then closes the deal', async () => {
    const { brand } = await aDealToSign();
    expect(await runAt(brand, '2026-06-18T06:00:00Z')).toEqual(['deal.reminded sign_by brand']);
    expect(await runAt(brand, '2026-06-20T06:00:00Z')).toEqual(['deal.reminded sign_by brand']);
    expect(await runAt(brand, '2026-06-20T21:59:59Z')).toEqual([]);
    expect(await runAt(brand, '2026-06-20T22:00:00Z')).toEqual(['deal.closed not_signed']);
    expect(await theDeal()).toMatchObject({ status: 'closed', close_reason: 'not_signed' });
    const contract = await db.kysely.selectFrom('contract').select('status').executeTakeFirst();
    expect(contract).toEqual({ status: 'void' });
  });

  it('waits for it after the end of the campaign', async () => {
    const { brand, campaignId } = await aDealToSign();
    await changeCampaignStatus(brand, campaignId, 'end');
    expect(await runAt(brand, '2026-06-20T22:00:00Z')).toEqual(['deal.closed not_signed']);
  });
});

test.each([
  ['the campaign first', [endCampaigns, runDueDeadlines]],
  ['the deadline first', [runDueDeadlines, endCampaigns]],
])('an offer that ends with its campaign closes the deal with it, %s', async (_, tasks) => {
  const { brand, accept } = await anApplicantOn('2026-06-15T10:00:00Z', '2026-06-17');
  await accept();
  for (const task of tasks) await task(schedule(brand, '2026-06-17T22:00:00Z'));
  expect(await theDeal()).toMatchObject({ status: 'closed', close_reason: 'campaign_closed' });
  expect(await newest()).toMatchObject({ status: 'void' });
});

// Moments of the reminders and of the outcomes, in UTC.
test.each<[string, string, string[]]>([
  ['over the night of 23 hours', '2027-03-22T10:00:00Z', ['03-26T07', '03-27T23', '04-08T06', '04-11T22']],
  ['over the night of 25 hours', '2026-10-20T10:00:00Z', ['10-24T06', '10-25T23', '11-06T07', '11-09T23']],
  ['over Easter Monday', '2027-03-25T10:00:00Z', ['03-29T06', '03-30T22', '04-11T06', '04-14T22']],
  ['over 14 July', '2026-07-09T10:00:00Z', ['07-13T06', '07-14T22', '07-26T06', '07-29T22']],
  ['over 29 February', '2028-02-24T10:00:00Z', ['02-28T07', '02-29T23', '03-12T07', '03-15T23']],
  ['late in the evening in Paris', '2026-12-20T22:59:00Z', ['12-24T07', '12-25T23', '01-06T07', '01-09T23']],
  ['just after midnight in Paris', '2026-12-20T23:00:00Z', ['12-25T07', '12-26T23', '01-07T07', '01-10T23']],
])('an offer and the silence after it, %s', async (_, start, expected) => {
  const { brand, accept } = await anApplicantOn(start);
  await accept();
  const moments: string[] = [];
  for (let due = (await theDeal())?.due_at; due; due = (await theDeal())?.due_at) {
    expect(await runAt(brand, new Date(due.getTime() - 1))).toEqual([]);
    expect(await runAt(brand, due)).not.toEqual([]);
    moments.push(due.toISOString().slice(5, 13));
  }
  expect(moments).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ['over the night of 23 hours', '2027-03-15T10:00:00Z', ['03-22T07', '03-27T07', '03-29T22']],
  ['over the night of 25 hours', '2026-10-12T10:00:00Z', ['10-19T06', '10-24T06', '10-26T23']],
  ['over 29 February', '2028-02-16T10:00:00Z', ['02-23T07', '02-28T07', '03-01T23']],
])('the answer to an application, %s', async (_, start, expected) => {
  const { brand } = await anApplicantOn(start);
  const dueAt = async () =>
    (await db.kysely.selectFrom('application').select('due_at').executeTakeFirstOrThrow()).due_at;
  const moments: string[] = [];
  for (let due = await dueAt(); due; due = await dueAt()) {
    expect(await runAt(brand, new Date(due.getTime() - 1))).toEqual([]);
    expect(await runAt(brand, due)).toHaveLength(1);
    moments.push(due.toISOString().slice(5, 13));
  }
  expect(moments).toEqual(expected);
});

/** Léa applies to a campaign with terms. Accepting her makes the first offer. */
async function anApplicantOn(moment: string, endDate = '2029-12-31') {
  const [brand, influencer] = [at(await aBrand(db), moment), at(await anInfluencer(db), moment)];
  const campaignId = await aCampaign(brand, { startDate: moment.slice(0, 10), endDate });
  const days = { submitBy: '2029-12-01', publishFrom: '2029-12-02', publishBy: '2029-12-03' };
  await saveCampaignTerms(brand, campaignId, { version: 0, terms: { ...smallTerms, ...days } });
  await anApplication(influencer, campaignId);
  const { influencerId } = influencer;
  const accept = () => decideApplication(brand, { campaignId, influencerId, decision: 'accepted' });
  return { brand, accept };
}
