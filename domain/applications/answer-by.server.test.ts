import { afterEach, describe, expect, it, test } from 'vitest';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer, at } from '#tests/people.ts';
import { someTerms } from '#tests/some-terms.ts';
import { someStaff } from '#tests/staff.ts';
import { decideReport } from '../abuse-reports/decide-report.server.ts';
import { reportAbuse } from '../abuse-reports/report-abuse.server.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { endCampaigns } from '../campaigns/end-campaigns.server.ts';
import { findCampaigns } from '../campaigns/find-campaigns.server.ts';
import { findOpenCampaigns } from '../campaigns/find-open-campaigns.server.ts';
import type { Ctx } from '../ctx.ts';
import { endOfDeadline, nextMomentOf } from '../deadlines/deadline.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { findNotifications } from '../notifications/find-notifications.server.ts';
import { saveCampaignTerms } from '../terms/save-campaign-terms.server.ts';
import { findBrandToDo } from '../to-do/find-brand-to-do.server.ts';
import { answerDeadline } from './application.ts';
import { applyToCampaign } from './apply-to-campaign.server.ts';
import { decideApplication } from './decide-application.server.ts';
import { findApplicants } from './find-applicants.server.ts';
import { findApplicationForReview } from './find-application-for-review.server.ts';
import { findOwnApplications } from './find-applications.server.ts';
import { findCampaignToApply } from './find-campaign-to-apply.server.ts';
import { findReviewQueue } from './find-review-queue.server.ts';
import { withdrawApplication } from './withdraw-application.server.ts';

const db = await testDatabase();
const schedule = (moment: string): Ctx => ({ ...at(everyone, moment), actor: null });
let everyone: Ctx;
type Applied = { applicationId: string; influencerId: string };

/** Léa applies on 15 June 2026, so the last day of the answer is 29 June. */
async function anApplicantWithTerms({ terms = true, endDate = '2026-12-31' } = {}) {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  everyone = brand;
  const campaignId = await aCampaign(brand, { endDate });
  if (terms) await saveCampaignTerms(brand, campaignId, { version: 0, terms: someTerms });
  const apply = (moment = '2026-06-15T10:00:00Z') =>
    applyToCampaign(at(influencer, moment), campaignId, { message: '' });
  const applicationId = await apply();
  const ids = { campaignId, influencerId: influencer.influencerId };
  return { brand, influencer, campaignId, applicationId, ids, apply };
}

async function hideByStaff(brand: Ctx, applicationId: string): Promise<void> {
  const origin = { address: 'home', headers: new Headers() };
  const reporter = { name: 'Anne', email: 'anne@example.com' };
  const reported = { part: '', reason: 'scam', text: 'It promises a prize.' } as const;
  const target = { kind: 'application', id: applicationId };
  const id = await reportAbuse(brand, target, reported, { reporter, origin });
  const decision = { decision: 'hidden', ground: 'terms', statement: 'It promises a prize.' } as const;
  await decideReport(await someStaff(db), id, decision);
}

const stored = () => db.kysely.selectFrom('application').selectAll().executeTakeFirstOrThrow();
const events = async (...names: string[]) =>
  (await db.kysely.selectFrom('event').select('name').where('name', 'in', names).orderBy('id').execute()).map(
    ({ name }) => name,
  );
const words = async (person: Ctx) => (await findNotifications(person)).notifications.map(({ word }) => word);

afterEach(() => {
  Object.assign(site.deals, { enabled: true, answerWithinDays: 14 });
});

describe('applyToCampaign', () => {
  it('starts the deadline of the answer at 14 days', async () => {
    await anApplicantWithTerms();
    expect(await stored()).toMatchObject({
      answer_by: '2026-06-29',
      due_at: new Date('2026-06-22T06:00:00Z'),
      attempt: 1,
    });
  });

  it('ends the deadline with the campaign', async () => {
    await anApplicantWithTerms({ endDate: '2026-06-20' });
    expect(await stored()).toMatchObject({
      answer_by: '2026-06-20',
      due_at: new Date('2026-06-20T22:00:00Z'),
    });
  });

  it.each([
    ['without terms', { terms: false }, {}],
    ['if the site sets no deadline', {}, { answerWithinDays: null }],
    ['if the site has no deals', {}, { enabled: false }],
  ])('starts no deadline %s', async (_, story, setting) => {
    Object.assign(site.deals, setting);
    await anApplicantWithTerms(story);
    expect(await stored()).toMatchObject({ answer_by: null, due_at: null });
  });

  it('starts no deadline for terms that contradict the compensation', async () => {
    const { campaignId, influencer } = await anApplicantWithTerms();
    await withdrawApplication(influencer, campaignId);
    await db.kysely.updateTable('campaign').set({ compensation_type: 'gifted' }).execute();
    await applyToCampaign(influencer, campaignId, { message: '' });
    expect(await stored()).toMatchObject({ answer_by: null, due_at: null });
  });
});

const LAST = '2026-06-29T21:59:59Z';
const OVER = '2026-06-29T22:00:00Z';

describe.each([
  ['before the schedule ran', async () => undefined],
  ['after the schedule ran', () => runDueDeadlines(schedule(OVER))],
])('an application without an answer, %s', (_, run) => {
  it('is pending until midnight in Paris, then ended on every page', async () => {
    const { brand, influencer, ids, campaignId } = await anApplicantWithTerms();
    const look = async (moment: string) => {
      const [asBrand, asInfluencer] = [at(brand, moment), at(influencer, moment)];
      const { pending } = await findApplicants(asBrand, campaignId);
      const review = await findApplicationForReview(asBrand, ids);
      const { campaigns } = await findCampaigns(asBrand);
      const own = await findOwnApplications(asInfluencer);
      const { application } = await findCampaignToApply(asInfluencer, campaignId);
      const offers = await findOpenCampaigns(asInfluencer, 1);
      return [
        pending.people.map(({ isUnanswered, answerBy }) => ({ isUnanswered, answerBy })),
        { mayBeDecided: review.mayBeDecided, isLapsed: review.isLapsed },
        campaigns.map((it) => [it.pending, it.waiting.length]),
        (await findReviewQueue(asBrand, ids)).total,
        (await findBrandToDo(asBrand)).applicants.lines.map(({ answerBy }) => answerBy),
        (await findNotifications(asBrand)).notifications.find((it) => it.word === 'application_received')
          ?.waiting,
        own.map(({ status, isUnanswered }) => [status, isUnanswered]),
        [application?.status, application?.isLapsed, application?.mayApplyAgain],
        offers.campaigns.map(({ applied, isUnanswered }) => [applied, isUnanswered]),
      ];
    };
    expect(await look(LAST)).toEqual([
      [{ isUnanswered: false, answerBy: '2026-06-29' }],
      { mayBeDecided: true, isLapsed: false },
      [[1, 1]],
      1,
      ['2026-06-29'],
      1,
      [['pending', false]],
      ['pending', false, false],
      [['pending', false]],
    ]);
    await run();
    expect(await look(OVER)).toEqual([
      [{ isUnanswered: true, answerBy: null }],
      { mayBeDecided: false, isLapsed: true },
      [[0, 0]],
      0,
      [],
      0,
      [['ended', true]],
      ['ended', true, true],
      [['ended', true]],
    ]);
  });

  it('can neither be decided nor withdrawn', async () => {
    const { brand, influencer, ids, campaignId } = await anApplicantWithTerms();
    await run();
    const decided = decideApplication(at(brand, OVER), { ...ids, decision: 'accepted' });
    await expect(decided).rejects.toThrow('application.already_decided');
    await expect(withdrawApplication(at(influencer, OVER), campaignId)).rejects.toThrow(
      'application.not_pending',
    );
  });

  it('may be made once more, with a deadline of its own', async () => {
    const { brand, influencer, applicationId, campaignId, ids, apply } = await anApplicantWithTerms();
    await expect(apply(LAST)).rejects.toThrow('application.already_applied');
    await run();
    expect(await apply('2026-07-01T10:00:00Z')).toBe(applicationId);
    expect(await stored()).toMatchObject({
      status: 'pending',
      answer_by: '2026-07-15',
      attempt: 2,
      ended_at: null,
      lapsed_at: null,
    });
    expect(await events('application.received', 'application.lapsed')).toEqual([
      'application.received',
      'application.lapsed',
      'application.received',
    ]);
    await expect(apply('2026-07-01T11:00:00Z')).rejects.toThrow('application.already_applied');
    await runDueDeadlines(schedule('2026-07-15T22:00:00Z'));
    await expect(apply('2026-07-16T10:00:00Z')).rejects.toThrow('application.already_applied');
    const { application } = await findCampaignToApply(at(influencer, '2026-07-16T10:00:00Z'), campaignId);
    expect(application).toMatchObject({ isLapsed: true, mayApplyAgain: false });
    expect(await words(influencer)).toEqual(['application_lapsed_again', 'application_lapsed_influencer']);
    expect(await findApplicationForReview(brand, ids)).toMatchObject({ isLapsed: true });
  });

  it('stays hidden by staff when it is made once more', async () => {
    const { brand, campaignId, applicationId, apply } = await anApplicantWithTerms();
    await hideByStaff(brand, applicationId);
    await run();
    expect(await apply('2026-07-01T10:00:00Z')).toBe(applicationId);
    expect(await stored()).toMatchObject({ status: 'pending', hidden: true });
    expect((await findApplicants(at(brand, OVER), campaignId)).pending.total).toBe(0);
    expect(await words(brand)).toEqual([]);
  });

  it('is not hidden by a later block', async () => {
    const { brand, campaignId, ids } = await anApplicantWithTerms();
    await run();
    await blockAccount(at(brand, OVER), 'influencer', ids.influencerId);
    expect((await findApplicants(at(brand, OVER), campaignId)).pending.total).toBe(1);
  });

  it('has lapsed even if its campaign ends or is cancelled afterwards', async () => {
    const { brand, campaignId } = await anApplicantWithTerms();
    await run();
    await changeCampaignStatus(at(brand, '2026-07-02T10:00:00Z'), campaignId, 'cancel');
    expect(await stored()).toMatchObject({ status: 'ended', lapsed_at: new Date(OVER), due_at: null });
    expect(await events('application.lapsed', 'application.ended')).toEqual(['application.lapsed']);
  });
});

test('an application that lapses with the last day of its campaign does so in every order of the tasks', async () => {
  for (const first of [endCampaigns, runDueDeadlines]) {
    await anApplicantWithTerms({ endDate: '2026-06-20' });
    await first(schedule('2026-06-20T22:00:00Z'));
    await endCampaigns(schedule('2026-06-20T22:00:00Z'));
    expect(await stored()).toMatchObject({ status: 'ended', lapsed_at: new Date('2026-06-20T22:00:00Z') });
    await db.kysely.deleteFrom('campaign').execute();
  }
});

test('the brand is reminded on day 7 and on day 12, and both are notified of the lapse, once each', async () => {
  const { brand, influencer } = await anApplicantWithTerms();
  const run = async (moment: string) => {
    const before = [(await words(brand)).length, (await words(influencer)).length];
    for (let process = 0; process < 3; process++) await runDueDeadlines(schedule(moment));
    const { status, created_at: appliedAt, answer_by, due_at } = await stored();
    const deadline = answerDeadline({ appliedAt, answerBy: answer_by ?? '' });
    expect(due_at).toEqual(status === 'pending' ? nextMomentOf(deadline, new Date(moment)) : null);
    const added = (list: string[], known = 0) => list.slice(0, list.length - known);
    return [added(await words(brand), before[0]), added(await words(influencer), before[1])];
  };
  expect(await run('2026-06-22T05:59:00Z')).toEqual([[], []]);
  expect(await run('2026-06-22T06:00:00Z')).toEqual([['application_reminded'], []]);
  expect(await run('2026-06-27T06:00:00Z')).toEqual([['application_reminded'], []]);
  expect(await run('2026-06-29T21:59:00Z')).toEqual([[], []]);
  expect(await run(OVER)).toEqual([['application_lapsed_client'], ['application_lapsed_influencer']]);
  expect(endOfDeadline({ lastDay: '2026-06-29' })).toEqual(new Date(OVER));
});

test('three processes at once send each reminder and each outcome once', async () => {
  await anApplicantWithTerms();
  for (const moment of ['2026-06-22T06:00:00Z', OVER])
    await Promise.all([1, 2, 3].map(() => runDueDeadlines(schedule(moment))));
  expect(await events('application.reminded', 'application.lapsed')).toEqual([
    'application.reminded',
    'application.lapsed',
  ]);
});

test('after a pause only the newest reminder is sent', async () => {
  await anApplicantWithTerms();
  await runDueDeadlines(schedule('2026-06-28T10:00:00Z'));
  await runDueDeadlines(schedule('2026-06-28T11:00:00Z'));
  expect(await events('application.reminded')).toEqual(['application.reminded']);
});

test('an answer ends the deadline', async () => {
  const { brand, ids } = await anApplicantWithTerms();
  await decideApplication(brand, { ...ids, decision: 'declined' });
  expect(await stored()).toMatchObject({ due_at: null });
  await runDueDeadlines(schedule(OVER));
  expect(await events('application.reminded', 'application.lapsed')).toEqual([]);
});

test.each([
  ['a block', (brand: Ctx, ids: Applied) => blockAccount(brand, 'influencer', ids.influencerId)],
  ['staff', (brand: Ctx, ids: Applied) => hideByStaff(brand, ids.applicationId)],
])('%s hides an application with its reminder, but not its earlier lapse', async (_, hide) => {
  const { brand, influencer, applicationId, ids, apply } = await anApplicantWithTerms();
  await runDueDeadlines(schedule(OVER));
  await apply('2026-07-01T10:00:00Z');
  await runDueDeadlines(schedule('2026-07-08T06:00:00Z'));
  expect((await words(brand))[0]).toBe('application_reminded');
  const before = await findNotifications(influencer);
  await hide(at(brand, '2026-07-08T10:00:00Z'), { ...ids, applicationId });
  expect(await words(brand)).toEqual(['application_lapsed_client']);
  expect(await findNotifications(influencer)).toEqual(before);
  expect(await words(influencer)).toEqual(['application_lapsed_influencer']);
});

test('a hidden application lapses without a word to the brand', async () => {
  const { brand, influencer, ids } = await anApplicantWithTerms();
  await blockAccount(brand, 'influencer', ids.influencerId);
  for (const moment of ['2026-06-22T06:00:00Z', OVER]) await runDueDeadlines(schedule(moment));
  expect(await words(brand)).toEqual([]);
  expect(await words(influencer)).toEqual(['application_lapsed_influencer']);
});
