import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import type { CampaignFilter } from './campaign.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';
import { findCampaign } from './find-campaign.server.ts';
import { findCampaigns } from './find-campaigns.server.ts';
import { type ListView, wholeList } from './list-view.ts';

const db = await testDatabase();

const at = (ctx: Ctx, moment: string): Ctx => ({ ...ctx, now: new Date(moment) });
const view = (changes: Partial<ListView>): ListView => ({ ...wholeList, ...changes });
const titles = async (ctx: Ctx, status?: CampaignFilter) =>
  (await findCampaigns(ctx, status && view({ status }))).campaigns.map(({ title }) => title);

/** Creates one campaign with each status, one minute apart, in this order. */
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

describe('the list', () => {
  test.each<[CampaignFilter, string[]]>([
    ['all', ['canceled', 'completed', 'ended', 'active', 'draft']],
    ['active', ['active']],
    ['draft', ['draft']],
    ['canceled', ['canceled']],
    ['ended', ['completed', 'ended']],
  ])('lists under %s the newest first', async (filter, expected) => {
    const brand = await aBrand(db);
    await oneOfEach(brand);
    expect(await titles(brand, filter)).toEqual(expected);
  });

  test('counts every tab, whichever is open', async () => {
    const brand = await aBrand(db);
    await oneOfEach(brand);
    const { counts } = await findCampaigns(brand, view({ status: 'draft' }));
    expect(counts).toEqual({ all: 5, active: 1, draft: 1, canceled: 1, ended: 2 });
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
    ['from a day on, under a tab', { from: '2026-07-01', status: 'draft' }, ['august']],
  ])('filters campaigns that run %s', async (_, filters, expected) => {
    const brand = await aBrand(db);
    const runs = (minute: number, title: string, startDate: string, endDate: string, draft = false) =>
      aCampaign(
        at(brand, `2026-05-15T10:0${minute}:00Z`),
        { title, startDate, endDate },
        draft ? 'draft' : 'active',
      );
    await runs(0, 'june', '2026-06-01', '2026-06-30');
    await runs(1, 'june to july', '2026-06-15', '2026-07-31');
    await runs(2, 'july', '2026-07-01', '2026-07-31');
    await runs(3, 'august', '2026-08-01', '2026-08-31', true);
    const found = await findCampaigns(brand, view(filters));
    expect(found.campaigns.map(({ title }) => title)).toEqual(expected);
    expect(found.counts[filters.status ?? 'all']).toBe(expected.length);
    expect(found.isNew).toBe(false);
  });

  test('has 20 campaigns a page without duplicates or gaps; a page past the last returns the last', async () => {
    const brand = await aBrand(db);
    for (let n = 0; n < 23; n += 1) await aCampaign(brand, { title: `campaign ${n}` }, 'draft');
    const pages = await Promise.all([1, 2, 3].map((page) => findCampaigns(brand, view({ page }))));
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 2]);
    expect(pages[0]).toMatchObject({ pages: 2, counts: { all: 23 } });
    expect(pages[0]?.campaigns).toHaveLength(20);
    expect(new Set(pages.flatMap(({ campaigns }) => campaigns.map(({ title }) => title))).size).toBe(23);
  });

  test('lists a campaign as ended before the scheduled job has ended it', async () => {
    const brand = await aBrand(db);
    await aCampaign(brand, { title: 'past', endDate: '2026-06-20' });
    const dayAfter = at(brand, '2026-06-21T08:00:00Z');
    expect(await titles(dayAfter, 'active')).toEqual([]);
    expect(await titles(dayAfter, 'ended')).toEqual(['past']);
  });

  test('refuses visitors', async () => {
    const brand = await aBrand(db);
    await expect(findCampaigns({ ...brand, actor: null })).rejects.toMatchObject({
      code: 'session.required',
    });
  });
});

describe('one campaign', () => {
  test('has all its fields', async () => {
    const brand = await aBrand(db, 'Maison Aubrac');
    const id = await aCampaign(brand, {}, 'draft');
    expect(await findCampaign(brand, id)).toMatchObject({
      id,
      status: 'draft',
      companyName: 'Maison Aubrac',
      postPriceCents: 15_000,
      venueName: 'Maison Aubrac',
      venueTown: 'Lyon',
      slot1: { start: '18:00', end: '19:30' },
      minFollowers: 10_000,
      startDate: '2026-06-01',
      cover: null,
    });
  });

  test('has ended on the day after its end date, before the scheduled job ran', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, { endDate: '2026-06-20' });
    expect(await findCampaign(at(brand, '2026-06-20T21:59:00Z'), id)).toMatchObject({ status: 'active' });
    expect(await findCampaign(at(brand, '2026-06-20T22:00:00Z'), id)).toMatchObject({ status: 'ended' });
  });

  test('is not found for another brand, like an unknown one', async () => {
    const id = await aCampaign(await aBrand(db));
    const stranger = await aBrand(db);
    await expect(findCampaign(stranger, id)).rejects.toMatchObject({ code: 'campaign.not_found' });
    await expect(findCampaign(stranger, 'campaign-none')).rejects.toMatchObject({
      code: 'campaign.not_found',
    });
  });
});
