import { describe, expect, it, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer, aVisitor, later, someCampaign } from '#tests/people.ts';
import { parse } from '../parse.ts';
import type { CampaignStatus } from './campaign.ts';
import { campaignEdit } from './campaign-input.ts';
import { editCampaign } from './edit-campaign.server.ts';
import { findCampaign } from './find-campaign.server.ts';

const db = await testDatabase();

const changed = { ...someCampaign, title: 'Winter table', thematics: ['food', 'travel'] };
const edit = (
  version: number,
  status: CampaignStatus = 'draft',
  details: Record<string, unknown> | null = changed,
) => parse(campaignEdit, { version, status, details });
const rowOf = (id: string) =>
  db.kysely.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const events = async () =>
  (await db.kysely.selectFrom('event').select('name').orderBy('id').execute()).slice(-2);

describe('a draft', () => {
  it('is saved with an event, a new version and the time of the change', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, {}, 'draft');
    const before = await rowOf(id);
    const tomorrow = later(brand, 1);
    await editCampaign(tomorrow, id, edit(1));
    expect(await rowOf(id)).toEqual({
      ...before,
      title: 'Winter table',
      search_text: 'winter table dinner for two before the evening service. lyon',
      thematics: ['food', 'travel'],
      version: 2,
      updated_at: tomorrow.now,
    });
    const [, last] = await events();
    expect(last).toEqual({ name: 'campaign.edited' });
  });

  it('with a venue is saved without a time slot, but published only with the first one', async () => {
    const brand = await aBrand(db);
    const noHours = { ...changed, slot1: { start: '', end: '' } };
    const id = await aCampaign(brand, noHours, 'draft');
    expect(() => edit(1, 'active', noHours)).toThrow(
      expect.objectContaining({ fields: { 'details.slot1': 'field.slot_required' } }),
    );
    await editCampaign(brand, id, edit(1, 'active'));
    expect(await rowOf(id)).toMatchObject({ status: 'active', version: 3, published_at: brand.now });
    expect(await events()).toEqual([{ name: 'campaign.edited' }, { name: 'campaign.moved' }]);
  });

  it('is neither saved nor published when its end date is past', async () => {
    const brand = later(await aBrand(db), 30);
    const id = await aCampaign(brand, {}, 'draft');
    const past = edit(1, 'active', { ...changed, endDate: '2026-07-14' });
    await expect(editCampaign(brand, id, past)).rejects.toMatchObject({
      code: 'campaign.end_is_past',
      fields: { endDate: 'campaign.end_is_past' },
    });
    expect(await rowOf(id)).toMatchObject({ title: 'Autumn table', status: 'draft', version: 1 });
  });

  it('loses its gift images, but no other media, when it no longer offers a gift', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, {}, 'draft');
    for (const kind of ['main', 'gift'] as const) {
      const address = `/${kind}.svg`;
      const media = { id: `media-${kind}`, campaign_id: id, kind, place: 0, file_id: null, address };
      await db.kysely.insertInto('campaign_media').values(media).execute();
    }
    const { mainMedia: _, giftImages: __, ...withoutMedia } = changed;
    await editCampaign(brand, id, edit(1, 'draft', withoutMedia));
    expect((await findCampaign(brand, id)).giftImages).toEqual(['/gift.svg']);
    await editCampaign(brand, id, edit(2, 'draft', { ...withoutMedia, compensationType: 'paid' }));
    expect(await findCampaign(brand, id)).toMatchObject({
      giftImages: [],
      cover: '/main.svg',
      giftDescription: '',
    });
  });
});

test('refuses details of an active campaign', async () => {
  const brand = await aBrand(db);
  const id = await aCampaign(brand);
  await expect(editCampaign(brand, id, edit(2, 'ended'))).rejects.toThrow('campaign.details_are_fixed');
  expect(await rowOf(id)).toMatchObject({ title: 'Autumn table', status: 'active' });
});

describe('parallel edits', () => {
  it('save one edit of a version and refuse the other edits', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, {}, 'draft');
    const titled = (title: string, version: number) => edit(version, 'draft', { ...changed, title });
    const titles = Array.from({ length: 9 }, (_, place) => `Table ${place}`);
    const saves = await Promise.allSettled(titles.map((title) => editCampaign(brand, id, titled(title, 1))));

    const saved = titles.filter((_, place) => saves[place]?.status === 'fulfilled');
    expect(saved).toHaveLength(1);
    const refusals = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason as unknown] : []));
    expect(refusals).toEqual(Array(8).fill(expect.objectContaining({ code: 'campaign.changed_meanwhile' })));
    expect(await rowOf(id)).toMatchObject({ title: saved[0], version: 2 });
    await editCampaign(brand, id, titled('Spring table', 2));
    expect(await rowOf(id)).toMatchObject({ title: 'Spring table', version: 3 });
  });

  it('are refused when the campaign has ended meanwhile', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, { endDate: '2026-06-20' });
    const late = editCampaign(later(brand, 6), id, edit(2, 'canceled', null));
    await expect(late).rejects.toThrow('campaign.move_not_allowed');
  });
});

test('refuses another brand’s campaign like an unknown one', async () => {
  const id = await aCampaign(await aBrand(db), {}, 'draft');
  for (const stranger of [await aBrand(db), await anInfluencer(db)]) {
    for (const campaignId of [id, 'campaign-none'])
      await expect(editCampaign(stranger, campaignId, edit(1))).rejects.toThrow('campaign.not_found');
  }
  await expect(editCampaign(aVisitor(db), id, edit(1))).rejects.toThrow('session.required');
  expect(await rowOf(id)).toMatchObject({ title: 'Autumn table', version: 1 });
});
