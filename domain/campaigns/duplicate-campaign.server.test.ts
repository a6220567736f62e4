import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aCampaign,
  anApplication,
  anInfluencer,
  anUpload,
  later,
  someCampaign,
} from '#tests/people.ts';
import { MAX_DRAFTS } from '../activity-limits.ts';
import { act } from '../ctx.ts';
import { sweepFiles } from '../files/sweep-files.server.ts';
import { parse } from '../parse.ts';
import type { CampaignTransition } from './campaign.ts';
import { campaignEdit } from './campaign-input.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';
import { duplicateCampaign } from './duplicate-campaign.server.ts';
import { editCampaign } from './edit-campaign.server.ts';
import { findCampaign } from './find-campaign.server.ts';
import { setMedia } from './set-media.server.ts';

const db = await testDatabase();
const future = { startDate: '2026-07-01', endDate: '2026-07-31' };

it.each<[string, 'draft' | 'active', CampaignTransition[]]>([
  ['a draft', 'draft', []],
  ['a cancelled draft', 'draft', ['cancelDraft']],
  ['an active campaign', 'active', []],
  ['an ended campaign', 'active', ['end']],
  ['a completed campaign', 'active', ['end', 'complete']],
  ['a cancelled campaign', 'active', ['cancel']],
])(
  'makes a draft from %s, with the same fields and without the applications',
  async (_, state, transitions) => {
    const brand = await aBrand(db);
    const original = await aCampaign(brand, future, state);
    if (state === 'active') await anApplication(await anInfluencer(db), original);
    for (const transition of transitions) await changeCampaignStatus(brand, original, transition);
    const { id, isMoved } = await duplicateCampaign(brand, original);
    expect(isMoved).toBe(false);
    const { id: _original, ...fields } = await findCampaign(brand, original);
    expect(await findCampaign(brand, id)).toEqual({ ...fields, id, status: 'draft', version: 1 });
    const applications = await db.kysely.selectFrom('application').select('campaign_id').execute();
    expect(applications.filter(({ campaign_id }) => campaign_id === id)).toEqual([]);
  },
);

it('moves a period that has begun to today, with the same number of days', async () => {
  const brand = await aBrand(db);
  const original = await aCampaign(brand, { startDate: '2026-03-20', endDate: '2026-04-05' }, 'draft');
  const { id, isMoved } = await duplicateCampaign(brand, original);
  expect(isMoved).toBe(true);
  expect(await findCampaign(brand, id)).toMatchObject({ startDate: '2026-06-15', endDate: '2026-07-01' });
});

it('records one creation, which counts for the limits of a brand', async () => {
  const brand = await aBrand(db);
  const original = await aCampaign(brand, {}, 'draft');
  const row = await db.kysely.selectFrom('campaign').selectAll().executeTakeFirstOrThrow();
  const { search_text: _, search_town: __, ...fields } = row;
  const drafts = Array.from({ length: MAX_DRAFTS - 2 }, (_, at) => ({ ...fields, id: `campaign-${at}` }));
  await db.kysely.insertInto('campaign').values(drafts).execute();
  const attempts = Array.from({ length: 8 }, () => duplicateCampaign(brand, original));
  const made = (await Promise.allSettled(attempts)).filter((it) => it.status === 'fulfilled');
  expect(made).toHaveLength(1);
  const id = made[0]?.value.id;
  const events = db.kysely.selectFrom('event').select('subject').where('name', '=', 'campaign.created');
  expect((await events.execute()).map(({ subject }) => subject)).toContainEqual({ campaignId: id });
  await expect(duplicateCampaign(brand, original)).rejects.toThrow('campaign.too_many_drafts');
});

it('refuses the campaign of another brand, and influencers', async () => {
  const original = await aCampaign(await aBrand(db));
  for (const person of [await aBrand(db), await anInfluencer(db)])
    await expect(duplicateCampaign(person, original)).rejects.toThrow('campaign.not_found');
});

describe('the files of a duplicate', () => {
  const twoThatShare = async () => {
    const brand = await aBrand(db);
    const files = [await anUpload(brand), await anUpload(brand)] as const;
    const original = await aCampaign(
      brand,
      { ...future, mainMedia: files[0], giftImages: [files[1]] },
      'draft',
    );
    const { id } = await duplicateCampaign(brand, original);
    return { brand, files, original, duplicate: id };
  };
  const noMedia = { mainMedia: '', giftImages: [] };

  it.each([
    ['the original', 'original', 'duplicate'],
    ['the duplicate', 'duplicate', 'original'],
  ] as const)('stay when %s removes them, until the other removes them too', async (_, first, second) => {
    const { brand, files, ...campaigns } = await twoThatShare();
    const remove = (id: string) => act(brand, (ctx) => setMedia(ctx, id, noMedia));
    const shown = { cover: files[0], giftImages: [files[1]] };
    await remove(campaigns[first]);
    expect(await sweepFiles(later(brand, 2))).toBe(0);
    expect(await findCampaign(brand, campaigns[second])).toMatchObject(shown);
    await remove(campaigns[second]);
    expect(await sweepFiles(later(brand, 2))).toBe(2);
  });

  it('stay when both campaigns remove them at the same moment, and are then swept', async () => {
    const { brand, original, duplicate } = await twoThatShare();
    await Promise.all([original, duplicate].map((id) => act(brand, (ctx) => setMedia(ctx, id, noMedia))));
    expect(await sweepFiles(later(brand, 2))).toBe(2);
  });

  it('may be kept and reordered by the edit form of the duplicate', async () => {
    const { brand, files, original, duplicate } = await twoThatShare();
    const details = { ...someCampaign, ...future, mainMedia: files[1], giftImages: [files[0]] };
    await editCampaign(brand, duplicate, parse(campaignEdit, { version: 1, status: 'draft', details }));
    expect(await findCampaign(brand, duplicate)).toMatchObject({ cover: files[1], giftImages: [files[0]] });
    expect(await findCampaign(brand, original)).toMatchObject({ cover: files[0], giftImages: [files[1]] });
  });

  it('are not swept while a campaign shows them, even if a process of an older version detached them', async () => {
    const { brand, original } = await twoThatShare();
    await db.kysely.updateTable('file').set({ attached_to: null, waiting_since: brand.now }).execute();
    expect(await sweepFiles(later(brand, 2))).toBe(0);
    expect((await findCampaign(brand, original)).cover).not.toBeNull();
  });
});
