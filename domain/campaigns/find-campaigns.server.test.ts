import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aBusyCampaign,
  aCampaign,
  anApplicant,
  anApplication,
  anInfluencer,
  at,
  aVisitor,
  later,
} from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import type { CampaignFilter } from './campaign.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';
import { findCampaign } from './find-campaign.server.ts';
import { findCampaigns } from './find-campaigns.server.ts';
import { type ListView, wholeList } from './list-view.ts';

const db = await testDatabase();

const view = (changes: Partial<ListView>): ListView => ({ ...wholeList, ...changes });
const titles = async (ctx: Ctx, status?: CampaignFilter) =>
  (await findCampaigns(ctx, status && view({ status }))).campaigns.map(({ title }) => title);

async function oneOfEach(brand: Ctx): Promise<void> {
  const make = (minute: number, title: string, status: 'draft' | 'active') =>
    aCampaign(at(brand, `2026-06-15T10:0${minute}:00Z`), { title }, status);
  await make(0, 'draft', 'draft');
  await make(1, 'active', 'active');
  await changeCampaignStatus(brand, await make(2, 'ended', 'active'), 'end');
  const completed = await make(3, 'completed', 'active');
  await changeCampaignStatus(brand, completed, 'end');
  await changeCampaignStatus(brand, completed, 'complete');
  await changeCampaignStatus(brand, await make(4, 'canceled', 'active'), 'cancel');
}

test('says what a draft lacks to be published, and nothing of other campaigns', async () => {
  const brand = await aBrand(db);
  const noSlot = { slot1: { start: '', end: '' } };
  const venue = await aCampaign(brand, noSlot, 'draft');
  const remote = await aCampaign(brand, { ...noSlot, collaborationType: 'remote' }, 'draft');
  const onlySlot2 = { ...noSlot, slot2: { start: '11:00', end: '12:00' } };
  const ready = await aCampaign(brand, onlySlot2, 'draft');
  const active = await aCampaign(brand);
  const missingAt = async (ctx: Ctx) => {
    const { campaigns } = await findCampaigns(ctx);
    return Object.fromEntries(campaigns.map(({ id, missing }) => [id, missing.map(({ field }) => field)]));
  };
  expect(await missingAt(brand)).toEqual({ [venue]: ['slot1'], [remote]: [], [ready]: [], [active]: [] });
  expect(await missingAt(at(brand, '2027-06-20T10:00:00Z'))).toEqual({
    [venue]: ['slot1', 'endDate'],
    [remote]: ['endDate'],
    [ready]: ['endDate'],
    [active]: [],
  });
});

describe('the list', () => {
  test('lists the newest first under each tab, and counts every tab whichever is open', async () => {
    const brand = await aBrand(db);
    await oneOfEach(brand);
    expect(await titles(brand, 'all')).toEqual(['canceled', 'completed', 'ended', 'active', 'draft']);
    for (const status of ['active', 'draft', 'canceled'] as const)
      expect(await titles(brand, status)).toEqual([status]);
    expect(await titles(brand, 'ended')).toEqual(['completed', 'ended']);
    const { counts } = await findCampaigns(brand, view({ status: 'draft' }));
    expect(counts).toEqual({ all: 5, active: 1, draft: 1, canceled: 1, ended: 2 });
  });

  test('counts the pending applications of each active campaign', async () => {
    const { brand, campaignId } = await aBusyCampaign(db);
    const ended = await aCampaign(brand);
    await anApplication(await anInfluencer(db), ended);
    await changeCampaignStatus(brand, ended, 'end');
    const { campaigns } = await findCampaigns(brand);
    expect(campaigns.map(({ id, pending }) => [id, pending])).toEqual([
      [ended, 0],
      [campaignId, 1],
    ]);
  });

  test('counts none once the last day is over, before the job has run', async () => {
    const { brand } = await anApplicant(db);
    const pendingAt = async (who: Ctx) => (await findCampaigns(who)).campaigns.map(({ pending }) => pending);
    expect(await pendingAt(brand)).toEqual([1]);
    expect(await pendingAt(later(brand, 365))).toEqual([0]);
  });

  test('omits campaigns of other brands', async () => {
    await oneOfEach(await aBrand(db));
    expect(await findCampaigns(await aBrand(db))).toEqual({
      campaigns: [],
      counts: { all: 0, active: 0, draft: 0, canceled: 0, ended: 0 },
      page: 1,
      pages: 1,
      isNew: true,
    });
  });

  test.each<[string, Partial<ListView>, string[]]>([
    ['from a day on', { from: '2026-07-01' }, ['august', 'july', 'june to july']],
    ['up to a day', { to: '2026-07-01' }, ['july', 'june to july', 'june']],
    ['between two', { from: '2026-06-30', to: '2026-07-01' }, ['july', 'june to july', 'june']],
    ['on one day', { from: '2026-07-31', to: '2026-07-31' }, ['july', 'june to july']],
    ['in a period without campaigns', { from: '2026-09-01' }, []],
    ['from a day on, under a tab', { from: '2026-07-01', status: 'canceled' }, ['august']],
  ])('filters campaigns that run %s', async (_, filters, expected) => {
    const brand = await aBrand(db);
    const runs = (minute: number, title: string, startDate: string, endDate: string) =>
      aCampaign(at(brand, `2026-05-15T10:0${minute}:00Z`), { title, startDate, endDate }, 'draft');
    await runs(0, 'june', '2026-06-01', '2026-06-30');
    await runs(1, 'june to july', '2026-06-15', '2026-07-31');
    await runs(2, 'july', '2026-07-01', '2026-07-31');
    await changeCampaignStatus(brand, await runs(3, 'august', '2026-08-01', '2026-08-31'), 'cancelDraft');
    const found = await findCampaigns(brand, view(filters));
    expect(found.campaigns.map(({ title }) => title)).toEqual(expected);
    expect(found.counts[filters.status ?? 'all']).toBe(expected.length);
    expect(found.isNew).toBe(false);
  });

  test('has 20 campaigns a page without duplicates or gaps; a page number too high returns the last page', async () => {
    const brand = await aBrand(db);
    for (let n = 0; n < 23; n += 1) await aCampaign(brand, { title: `campaign ${n}` }, 'draft');
    const pages = await Promise.all([1, 2, 3].map((page) => findCampaigns(brand, view({ page }))));
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 2]);
    expect(pages[0]).toMatchObject({ pages: 2, counts: { all: 23 } });
    expect(pages[0]?.campaigns).toHaveLength(20);
    expect(new Set(pages.flatMap(({ campaigns }) => campaigns.map(({ title }) => title))).size).toBe(23);
  });

  test('refuses visitors', async () => {
    await expect(findCampaigns(aVisitor(db))).rejects.toThrow('session.required');
  });
});

test('one campaign is not found for another brand, like an unknown one', async () => {
  const id = await aCampaign(await aBrand(db));
  const stranger = await aBrand(db);
  for (const campaignId of [id, 'campaign-none'])
    await expect(findCampaign(stranger, campaignId)).rejects.toThrow('campaign.not_found');
});
