import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor, someCampaign } from '#tests/people.ts';
import { newId } from '../id.server.ts';
import { parse } from '../parse.ts';
import { campaignInput, proposedId } from './campaign-input.ts';
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
  for (const person of [brand, other]) {
    const second = await createCampaign(person, input, id);
    expect(second).not.toBe(id);
    expect(await findCampaign(person, second)).toMatchObject({ title: input.title });
  }
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
