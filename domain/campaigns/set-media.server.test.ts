import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anUpload, type Person } from '#tests/people.ts';
import { act } from '../ctx.ts';
import type { Refusal } from '../refusal.ts';
import { findCampaign } from './find-campaign.server.ts';
import { setMedia } from './set-media.server.ts';

const db = await testDatabase();

const shown = async (brand: Person, id: string) => {
  const { cover, giftImages } = await findCampaign(brand, id);
  return { cover, giftImages };
};
const change = (brand: Person, id: string, media: { mainMedia?: string; giftImages?: string[] }) =>
  act(brand, (ctx) => setMedia(ctx, id, media)).catch((error: Refusal) => error.fields);
const waiting = async ({ db }: Person) =>
  (await db.selectFrom('file').select('id').where('waiting_since', 'is not', null).execute()).map(
    ({ id }) => id,
  );

describe('a new campaign', () => {
  it('has the files uploaded by its brand, in their order', async () => {
    const brand = await aBrand(db);
    const [main, one, other] = [await anUpload(brand, 'video'), await anUpload(brand), await anUpload(brand)];
    const id = await aCampaign(brand, { mainMedia: main, giftImages: [other, one] }, 'draft');
    expect(await shown(brand, id)).toEqual({ cover: main, giftImages: [other, one] });
    expect(await waiting(brand)).toEqual([]);
  });

  it('refuses files of another brand, deleted files, and a file used twice', async () => {
    const [brand, other] = [await aBrand(db), await aBrand(db)];
    const [own, theirs] = [await anUpload(brand), await anUpload(other)];
    for (const media of [
      { mainMedia: theirs },
      { mainMedia: 'image-gone' },
      { mainMedia: '/demo/covers/art-opening.svg' },
      { giftImages: [own, theirs] },
      { giftImages: [own, own] },
      { mainMedia: own, giftImages: [own] },
    ]) {
      const refused = await aCampaign(brand, media).catch((error: Refusal) => error);
      const field = 'mainMedia' in media && !media.giftImages ? 'mainMedia' : 'giftImages';
      expect((refused as Refusal).fields).toEqual({ [field]: 'file.gone' });
    }
    expect(await db.kysely.selectFrom('campaign').selectAll().execute()).toEqual([]);
    expect(await waiting(brand)).toEqual([own, theirs]);
  });

  it('has no gift images without a gift', async () => {
    const brand = await aBrand(db);
    const picture = await anUpload(brand);
    const id = await aCampaign(brand, { compensationType: 'paid', giftImages: [picture] });
    expect(await shown(brand, id)).toEqual({ cover: null, giftImages: [] });
    expect(await waiting(brand)).toEqual([picture]);
  });
});

describe('a change', () => {
  it('keeps the named media, attaches new ones, and detaches the rest', async () => {
    const brand = await aBrand(db);
    const [main, one, other, fresh] = [
      await anUpload(brand),
      await anUpload(brand),
      await anUpload(brand),
      await anUpload(brand),
    ];
    const id = await aCampaign(brand, { mainMedia: main, giftImages: [one, other] });
    expect(await change(brand, id, { mainMedia: fresh, giftImages: [other, main] })).toBeUndefined();
    expect(await shown(brand, id)).toEqual({ cover: fresh, giftImages: [other, main] });
    expect(await waiting(brand)).toEqual([one]);
    await change(brand, id, {});
    expect(await shown(brand, id)).toEqual({ cover: fresh, giftImages: [other, main] });
    await change(brand, id, { mainMedia: '' });
    expect(await shown(brand, id)).toEqual({ cover: null, giftImages: [other, main] });
    await change(brand, id, { giftImages: [] });
    expect(await shown(brand, id)).toEqual({ cover: null, giftImages: [] });
  });

  it('may keep a static drawing that is already attached', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    const address = '/demo/covers/art-opening.svg';
    const row = { id: 'media-1', campaign_id: id, kind: 'main' as const, place: 0, file_id: null, address };
    await db.kysely.insertInto('campaign_media').values(row).execute();
    await change(brand, id, { mainMedia: address, giftImages: [] });
    expect((await shown(brand, id)).cover).toBe(address);
  });

  it('refuses a file attached to another campaign', async () => {
    const brand = await aBrand(db);
    const picture = await anUpload(brand);
    await aCampaign(brand, { mainMedia: picture });
    const second = await aCampaign(brand);
    expect(await change(brand, second, { mainMedia: picture, giftImages: [] })).toEqual({
      mainMedia: 'file.gone',
    });
  });
});

it('shows no cover while its file is lost', async () => {
  const brand = await aBrand(db);
  const id = await aCampaign(brand, { mainMedia: await anUpload(brand) });
  await db.kysely.updateTable('file').set({ lost_since: brand.now }).execute();
  expect((await shown(brand, id)).cover).toBeNull();
});
