import { describe, expect, it } from 'vitest';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { aDeal, deals, smallTerms } from '#tests/deals.ts';
import { aBrand, anInfluencer, anUpload, later } from '#tests/people.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findDeal } from '../deals/find-deal.server.ts';
import { parse } from '../parse.ts';
import { declareMetrics } from './declare-metrics.server.ts';
import { findMetrics } from './find-metrics.server.ts';
import { metricsInput } from './metrics-input.ts';

const db = await testDatabase();
const today = '2026-06-15';

async function aPost(isOnline = true) {
  const deal = await aDealWithContent(db, smallTerms);
  const { brand, influencer, dealId } = deal;
  const [id = '', storyId = ''] = deal.deliverableIds;
  if (isOnline) {
    await sendContent(influencer, dealId, id, someForms.submit());
    await sendContent(brand, dealId, id, someForms.approve());
    await sendContent(influencer, dealId, id, someForms.publish());
  }
  const declare = async (person: Ctx, form: object, to = id) =>
    declareMetrics(person, dealId, to, parse(metricsInput, { asOf: today, ...form }));
  const find = async (person: Ctx = brand) => findMetrics(person, await findDeal(person, dealId), id);
  return { ...deal, id, storyId, declare, find };
}

describe('declareMetrics', () => {
  it('adds figures that both sides see as declared, with their day and screenshot', async () => {
    const { influencer, declare, find } = await aPost();
    const file = await anUpload(influencer, 'image', 'content');
    await declare(influencer, { likes: '1 234', views: '1,000,000,000,000', saves: ' ', files: [file] });
    for (const person of [influencer, undefined]) {
      const view = await find(person);
      expect(view?.mayDeclare).toBe(person === influencer);
      expect(view?.metrics).toMatchObject({
        likes: { declared: { source: 'declared', value: 1_234, asOf: today, file }, read: null },
        views: { declared: { value: 10 ** 12 } },
        saves: { declared: null, read: null },
      });
    }
  });

  it('keeps a corrected figure, also after the deal was closed', async () => {
    const { brand, influencer, dealId, id, storyId, declare, find } = await aPost();
    await declare(influencer, { likes: '10', shares: '1' });
    await sendContent(influencer, dealId, storyId, someForms.drop());
    await sendContent(brand, dealId, id, someForms.confirm());
    expect(await deals(db)).toMatchObject([{ status: 'closed' }]);
    await declare(later(influencer, 1), { likes: '12' });
    expect(await find()).toMatchObject({
      metrics: { likes: { declared: { value: 12 } }, shares: { declared: { value: 1 } } },
      earlier: [{ metric: 'likes', value: 10, asOf: today, correctedAt: later(influencer, 1).now }],
    });
  });

  it('changes nothing when the request is repeated', async () => {
    const { influencer, declare, find } = await aPost();
    const form = { likes: '10', shares: '1', files: [await anUpload(influencer, 'image', 'content')] };
    await declare(influencer, form);
    await declare(later(influencer, 0.1), form);
    expect((await find())?.earlier).toEqual([]);
    await declare(later(influencer, 0.2), { likes: '12' });
    await declare(later(influencer, 0.3), { likes: '10' });
    expect((await find())?.metrics.likes.declared?.value).toBe(10);
  });

  it.each([
    ['-1', 'metric.invalid'],
    ['1.5', 'metric.invalid'],
    ['1e3', 'metric.invalid'],
    ['1,000,000,000,001', 'metric.invalid'],
    ['9'.repeat(400), 'metric.invalid'],
    ['=1+1', 'metric.invalid'],
    ['<b>1</b>', 'metric.invalid'],
    ['１２', 'metric.invalid'],
    ['\0', 'metric.required'],
    ['', 'metric.required'],
  ])('refuses the value %j', async (reach, code) => {
    const { influencer, declare, find } = await aPost();
    await expect(declare(influencer, { reach })).rejects.toMatchObject({ fields: { reach: code } });
    expect((await find())?.metrics.reach.declared).toBeNull();
  });

  it.each([
    ['2026-06-17', 'metric.day_in_future'],
    ['2026-06-13', 'metric.day_before_post'],
    ['2026-02-30', 'field.invalid_day'],
    ['15/06/2026', 'field.invalid_day'],
    ['', 'field.invalid_day'],
  ])('refuses the day %j', async (asOf, code) => {
    const { influencer, declare } = await aPost();
    await expect(declare(influencer, { likes: '1', asOf })).rejects.toMatchObject({ fields: { asOf: code } });
  });

  it('accepts today’s date of every time zone', async () => {
    const { influencer, declare } = await aPost();
    for (const asOf of ['2026-06-14', '2026-06-16']) await declare(influencer, { likes: '1', asOf });
  });

  it('refuses everyone but the influencer, content that is not online, and foreign files', async () => {
    const { brand, influencer, storyId, declare } = await aPost();
    const likes = { likes: '1' };
    await expect(declare(brand, likes)).rejects.toThrow('deliverable.move_not_allowed');
    await expect(declare(influencer, likes, storyId)).rejects.toThrow('deliverable.move_not_allowed');
    const other = await aPost();
    await expect(declare(influencer, likes, other.id)).rejects.toThrow('deliverable.not_found');
    for (const stranger of [await aBrand(db), await anInfluencer(db), other.influencer])
      await expect(declare(stranger, likes)).rejects.toThrow('deal.not_found');
    await expect(declare({ ...brand, actor: null }, likes)).rejects.toThrow('session.required');
    const foreign = await anUpload(other.influencer, 'image', 'content');
    await expect(declare(influencer, { ...likes, files: [foreign] })).rejects.toMatchObject({
      fields: { files: 'file.gone' },
    });
    const { dealId } = await aDeal(db);
    await expect(
      declareMetrics(influencer, dealId, storyId, parse(metricsInput, { asOf: today, ...likes })),
    ).rejects.toThrow('deal.not_found');
  });

  it('is refused to an influencer who has blocked the brand', async () => {
    const { brand, influencer, declare } = await aPost();
    const { id } = await db.kysely
      .selectFrom('company')
      .select('id')
      .where('user_id', '=', requireActor(brand).id)
      .executeTakeFirstOrThrow();
    await blockAccount(influencer, 'company', id);
    await expect(declare(influencer, { likes: '1' })).rejects.toThrow('block.active');
  });

  it('has nothing to show before the content is online', async () => {
    expect(await (await aPost(false)).find()).toBeNull();
  });
});
