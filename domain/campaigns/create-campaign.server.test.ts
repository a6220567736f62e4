import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, anUpload, aVisitor, someCampaign } from '#tests/people.ts';
import { newId } from '../id.server.ts';
import { parse } from '../parse.ts';
import { campaignInput, proposedId } from './campaign-input.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';
import { createCampaign } from './create-campaign.server.ts';
import { findCampaign } from './find-campaign.server.ts';

const db = await testDatabase();
const input = parse(campaignInput, someCampaign);

it('creates a draft of the brand with all fields, and records one event', async () => {
  const brand = await aBrand(db);
  const id = await createCampaign(brand, input);
  expect(id).toMatch(/^campaign-/);
  const { mainMedia, ...fields } = input;
  expect(await findCampaign(brand, id)).toMatchObject({
    ...fields,
    clientId: brand.actor?.id,
    status: 'draft',
    companyName: 'Maison Aubrac',
    cover: null,
    minFollowers: 10_000,
  });
  const row = await db.kysely.selectFrom('campaign').select('published_at').executeTakeFirstOrThrow();
  expect(row.published_at).toBeNull();
  const events = await db.kysely
    .selectFrom('event')
    .select(['actor_id', 'subject'])
    .where('name', '=', 'campaign.created')
    .execute();
  expect(events).toEqual([{ actor_id: brand.actor?.id, subject: { campaignId: id } }]);
});

it('takes the proposed id, unless a campaign has it already', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db)];
  const id = newId('campaign');
  expect(await createCampaign(brand, input, id)).toBe(id);
  const changed = { ...input, title: 'Another table' };
  for (const [person, its] of [[brand, changed] as const, [other, input] as const]) {
    const second = await createCampaign(person, its, id);
    expect(second).not.toBe(id);
    expect(await findCampaign(person, second)).toMatchObject({ title: its.title });
  }
});

it('creates one draft with its files although the request is repeated, until the draft changes', async () => {
  const brand = await aBrand(db);
  const [mainMedia, ...giftImages] = [await anUpload(brand), await anUpload(brand), await anUpload(brand)];
  const full = { ...input, mainMedia, giftImages };
  const id = newId('campaign');
  const answers = await Promise.all([1, 2, 3].map(() => createCampaign(brand, full, id)));
  expect(answers).toEqual([id, id, id]);
  expect(await findCampaign(brand, id)).toMatchObject({ cover: mainMedia, giftImages });
  expect(await db.kysely.selectFrom('campaign').select('id').execute()).toEqual([{ id }]);
  const events = db.kysely.selectFrom('event').select('id').where('name', '=', 'campaign.created');
  expect(await events.execute()).toHaveLength(1);
  await expect(createCampaign(brand, { ...full, giftImages: [] }, id)).rejects.toMatchObject({
    fields: { mainMedia: 'file.gone' },
  });
  await changeCampaignStatus(brand, id, 'publish');
  await expect(createCampaign(brand, full, id)).rejects.toMatchObject({ fields: { mainMedia: 'file.gone' } });
});

it('reads a proposed id only in the form of a campaign id', () => {
  const campaignId = newId('campaign');
  expect(parse(proposedId, { campaignId })).toEqual({ campaignId });
  for (const other of [undefined, 7, '', 'campaign-1', newId('company'), `${campaignId}0`])
    expect(parse(proposedId, { campaignId: other }).campaignId).toBeUndefined();
});

it('stores no venue for a remote campaign', async () => {
  const brand = await aBrand(db);
  const remote = parse(campaignInput, { ...someCampaign, collaborationType: 'remote' });
  const id = await createCampaign(brand, remote);
  expect(await findCampaign(brand, id)).toMatchObject({
    venueName: '',
    venueCountry: '',
    slot1: { start: '', end: '' },
  });
  const row = await db.kysely
    .selectFrom('campaign')
    .select(['venue_name', 'slot1_start'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ venue_name: null, slot1_start: null });
});

it('refuses visitors and influencers, and stores nothing', async () => {
  const visitor = aVisitor(db);
  await expect(createCampaign(visitor, input)).rejects.toThrow('session.required');
  await expect(createCampaign(await anInfluencer(db), input)).rejects.toThrow('session.required');
  expect(await visitor.db.selectFrom('campaign').selectAll().execute()).toEqual([]);
});
