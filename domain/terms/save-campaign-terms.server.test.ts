import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer, aVisitor, later } from '#tests/people.ts';
import { someTerms } from '#tests/some-terms.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import { editCampaign } from '../campaigns/edit-campaign.server.ts';
import { findCampaign } from '../campaigns/find-campaign.server.ts';
import { hashOfTerms } from './canonical.server.ts';
import { findAskedTerms, findSavedTerms } from './find-terms.server.ts';
import { saveCampaignTerms } from './save-campaign-terms.server.ts';
import type { Terms } from './terms.ts';

const db = await testDatabase();

const versions = () => db.kysely.selectFrom('campaign_terms').selectAll().orderBy('version').execute();
const events = async () =>
  (await db.kysely.selectFrom('event').select('id').where('name', '=', 'terms.saved').execute()).length;
const rounds = (revisions: number): Terms => ({ ...someTerms, revisions });

describe('saveCampaignTerms', () => {
  it('adds versions, and everybody reads the newest', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, {}, 'draft');
    expect(await findSavedTerms(brand, id)).toBeNull();
    await saveCampaignTerms(brand, id, { version: 0, terms: someTerms });
    await changeCampaignStatus(brand, id, 'publish');
    const tomorrow = later(brand, 1);
    await saveCampaignTerms(tomorrow, id, { version: 1, terms: rounds(3) });
    expect(await versions()).toEqual([
      { campaign_id: id, version: 1, terms: someTerms, hash: hashOfTerms(someTerms), saved_at: brand.now },
      { campaign_id: id, version: 2, terms: rounds(3), hash: hashOfTerms(rounds(3)), saved_at: tomorrow.now },
    ]);
    expect(await findSavedTerms(brand, id)).toEqual({ version: 2, terms: rounds(3) });
    expect(await events()).toBe(2);
  });

  it('saves equal terms once, also from 32 requests at once', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    const save = () => saveCampaignTerms(brand, id, { version: 0, terms: someTerms });
    await Promise.all(Array.from({ length: 32 }, save));
    expect(await versions()).toHaveLength(1);
    expect(await events()).toBe(1);
  });

  it('saves one of nine different changes of a version, and refuses the others', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    const saves = await Promise.allSettled(
      Array.from({ length: 9 }, (_, place) =>
        saveCampaignTerms(brand, id, { version: 0, terms: { ...someTerms, mustSay: `${place}` } }),
      ),
    );
    const refused = saves.flatMap((it) => (it.status === 'rejected' ? [it.reason as unknown] : []));
    expect(refused).toEqual(Array(8).fill(expect.objectContaining({ code: 'terms.changed_meanwhile' })));
    expect(await versions()).toHaveLength(1);
  });

  it('refuses terms that contradict the compensation of the campaign', async () => {
    const brand = await aBrand(db);
    const gifted = await aCampaign(brand, { compensationType: 'gifted' });
    const paid = await aCampaign(brand, { compensationType: 'paid' });
    const unpaid = someTerms.lines.map((it) => ({ ...it, feeCents: 0 }));
    const codes = async (id: string, changes: Partial<Terms>) =>
      saveCampaignTerms(brand, id, { version: 0, terms: { ...someTerms, ...changes } }).then(
        () => 'saved',
        (error: { fields: unknown }) => error.fields,
      );
    expect(await codes(gifted, {})).toEqual({ 'lines.0.feeCents': 'field.invalid' });
    expect(await codes(gifted, { lines: unpaid, benefit: null })).toEqual({
      'benefit.what': 'field.gift_description_required',
    });
    expect(await codes(paid, {})).toEqual({ 'benefit.what': 'field.invalid' });
    expect(await codes(paid, { lines: unpaid, benefit: null })).toEqual({
      'lines.0.feeCents': 'field.at_least_one_price',
    });
    expect(await codes(gifted, { lines: unpaid })).toBe('saved');
    expect(await codes(paid, { benefit: null })).toBe('saved');
  });

  it('refuses publication that would end in the past', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, { endDate: '2027-03-31' });
    const late = later(brand, 189);
    await expect(saveCampaignTerms(late, id, { version: 0, terms: someTerms })).rejects.toMatchObject({
      fields: { publishBy: 'terms.publication_is_past' },
    });
    await saveCampaignTerms(later(brand, 188), id, { version: 0, terms: someTerms });
  });

  it('refuses a campaign that is over', async () => {
    const brand = await aBrand(db);
    const [ended, over] = [await aCampaign(brand), await aCampaign(brand)];
    await changeCampaignStatus(brand, ended, 'end');
    const save = (ctx: typeof brand, id: string) =>
      saveCampaignTerms(ctx, id, { version: 0, terms: someTerms });
    await expect(save(brand, ended)).rejects.toThrow('terms.are_fixed');
    await expect(save(later(brand, 60), over)).rejects.toThrow('terms.are_fixed');
  });

  it('refuses another brand’s campaign like an unknown one', async () => {
    const id = await aCampaign(await aBrand(db));
    const save = (ctx: Parameters<typeof saveCampaignTerms>[0], campaignId: string) =>
      saveCampaignTerms(ctx, campaignId, { version: 0, terms: someTerms });
    for (const stranger of [await aBrand(db), await anInfluencer(db)])
      for (const campaignId of [id, 'campaign-none'])
        await expect(save(stranger, campaignId)).rejects.toThrow('campaign.not_found');
    await expect(save(aVisitor(db), id)).rejects.toThrow('session.required');
    expect(await versions()).toEqual([]);
  });

  it('refuses the 101st save within an hour', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand);
    const save = (version: number) => saveCampaignTerms(brand, id, { version, terms: rounds(version % 2) });
    for (let version = 0; version < 100; version++) await save(version);
    await expect(save(100)).rejects.toThrow('activity.wait_an_hour');
    expect(await versions()).toHaveLength(100);
  });
});

it('hides terms that a changed draft contradicts until the brand saves them again', async () => {
  const brand = await aBrand(db);
  const id = await aCampaign(brand, {}, 'draft');
  await saveCampaignTerms(brand, id, { version: 0, terms: someTerms });
  const asked = async () => findAskedTerms(brand, await findCampaign(brand, id));
  expect(await asked()).toEqual(someTerms);
  const { version, ...details } = await findCampaign(brand, id);
  const changed = { ...details, compensationType: 'paid' as const, giftDescription: '', giftImages: [] };
  await editCampaign(brand, id, { version, status: 'draft', details: changed });
  expect(await asked()).toBeNull();
});

it('is append-only in the database', async () => {
  const brand = await aBrand(db);
  const id = await aCampaign(brand);
  await saveCampaignTerms(brand, id, { version: 0, terms: someTerms });
  const change = sql`update campaign_terms set saved_at = now()`.execute(db.kysely);
  await expect(change).rejects.toThrow('only ever added to');
});
