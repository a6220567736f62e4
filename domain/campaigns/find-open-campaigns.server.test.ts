import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import type { Ctx } from '../ctx.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';
import {
  type CampaignPage,
  countOpenCampaigns,
  findAllCampaigns,
  findOpenCampaigns,
} from './find-open-campaigns.server.ts';

const db = await testDatabase();

const titles = ({ campaigns }: CampaignPage) => campaigns.map(({ campaign }) => campaign.title);
const onDay = (ctx: Ctx, day: number): Ctx => ({ ...ctx, now: new Date(Date.UTC(2026, 5, day)) });

describe('campaigns for influencers', () => {
  it('are the open campaigns, or all published campaigns with the active ones first', async () => {
    const brand = await aBrand(db);
    const influencer = await anInfluencer(db);
    await aCampaign(brand, { title: 'draft' }, 'draft');
    await aCampaign(onDay(brand, 1), { title: 'older' });
    await aCampaign(onDay(brand, 2), { title: 'newer' });
    await changeCampaignStatus(brand, await aCampaign(onDay(brand, 3), { title: 'ended' }), 'end');
    await changeCampaignStatus(brand, await aCampaign(onDay(brand, 4), { title: 'canceled' }), 'cancel');
    const done = await aCampaign(onDay(brand, 5), { title: 'completed' });
    await changeCampaignStatus(brand, done, 'end');
    await changeCampaignStatus(brand, done, 'complete');

    const open = await findOpenCampaigns(influencer, 1);
    expect(titles(open)).toEqual(['newer', 'older']);
    expect(open).toMatchObject({ total: 2, page: 1, pages: 1 });
    const all = await findAllCampaigns(influencer, 1);
    expect(titles(all)).toEqual(['newer', 'older', 'completed', 'ended']);
    expect(all.total).toBe(4);
  });

  it('include the status of the reader’s own application, and keep their order', async () => {
    const brand = await aBrand(db);
    const [one, other] = [await anInfluencer(db), await anInfluencer(db)];
    await aCampaign(onDay(brand, 1), { title: 'second' });
    await anApplication(one, await aCampaign(onDay(brand, 2), { title: 'first' }));
    const seen = async (ctx: Ctx) =>
      (await findOpenCampaigns(ctx, 1)).campaigns.map(({ campaign, applied }) => [campaign.title, applied]);
    expect(await seen(one)).toEqual([
      ['first', 'pending'],
      ['second', null],
    ]);
    expect(await seen(other)).toEqual([
      ['first', null],
      ['second', null],
    ]);
  });

  it('come 20 a page without duplicates or gaps; a page number too high returns the last page', async () => {
    const brand = await aBrand(db);
    const influencer = await anInfluencer(db);
    for (let n = 0; n < 23; n += 1) await aCampaign(brand, { title: `campaign ${n}` });
    const pages = await Promise.all([1, 2, 3].map((page) => findOpenCampaigns(influencer, page)));
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 2]);
    expect(pages[0]?.campaigns).toHaveLength(20);
    expect(pages[0]).toMatchObject({ total: 23, pages: 2 });
    expect(new Set(pages.flatMap(titles)).size).toBe(23);
  });

  it('leave out brands that the reader has blocked, in the list and in the count', async () => {
    const influencer = await anInfluencer(db);
    const blocked = await aBrand(db);
    await aCampaign(await aBrand(db), { title: 'shown' });
    await aCampaign(blocked);
    const company = await db.kysely
      .selectFrom('company')
      .select('id')
      .where('user_id', '=', blocked.actor?.id ?? '')
      .executeTakeFirstOrThrow();
    await blockAccount(influencer, 'company', company.id);
    expect(titles(await findOpenCampaigns(influencer, 1))).toEqual(['shown']);
    expect([await countOpenCampaigns(influencer), await countOpenCampaigns(blocked)]).toEqual([1, 2]);
  });

  it('are an empty first page when there are none', async () => {
    const none = await findOpenCampaigns(await anInfluencer(db), 4);
    expect(none).toMatchObject({ campaigns: [], total: 0, page: 1, pages: 1 });
  });
});
