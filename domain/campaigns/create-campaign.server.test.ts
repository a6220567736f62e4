import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor, someCampaign } from '#tests/people.ts';
import { parse } from '../parse.ts';
import { campaignInput } from './campaign-input.ts';
import { createCampaign } from './create-campaign.server.ts';
import { campaignView, selectCampaigns } from './select-campaigns.server.ts';

const db = await testDatabase();
const input = parse(campaignInput, someCampaign);

it('creates a draft of the brand with all fields', async () => {
  const brand = await aBrand(db);
  const id = await createCampaign(brand, input);
  expect(id).toMatch(/^campaign-/);
  const row = await selectCampaigns(brand).where('campaign.id', '=', id).executeTakeFirstOrThrow();
  expect(campaignView(row)).toMatchObject({
    clientId: brand.actor?.id,
    status: 'draft',
    title: 'Autumn table',
    compensationType: 'giftedAndPaid',
    giftDescription: 'A tasting menu for two',
    postPriceCents: 15_000,
    storyPriceCents: 0,
    venueName: 'Maison Aubrac',
    venueTown: 'Lyon',
    venueCountry: 'fr',
    slot1: { start: '18:00', end: '19:30' },
    slot2: { start: '', end: '' },
    startDate: '2026-06-01',
    endDate: '2026-07-31',
    targetLocations: ['fr'],
    followerRange: '10k-50k',
    minFollowers: 10_000,
  });
  expect(row.published_at).toBeNull();
});

it('stores no venue for a remote campaign', async () => {
  const brand = await aBrand(db);
  const id = await createCampaign(
    brand,
    parse(campaignInput, { ...someCampaign, collaborationType: 'remote' }),
  );
  const row = await selectCampaigns(brand).where('campaign.id', '=', id).executeTakeFirstOrThrow();
  expect(campaignView(row)).toMatchObject({ venueName: '', venueCountry: '', slot1: { start: '', end: '' } });
  expect([row.venue_name, row.slot1_start]).toEqual([null, null]);
});

it('records one event', async () => {
  const brand = await aBrand(db);
  const campaignId = await createCampaign(brand, input);
  const events = await brand.db
    .selectFrom('event')
    .select(['actor_id', 'subject'])
    .where('name', '=', 'campaign.created')
    .execute();
  expect(events).toEqual([{ actor_id: brand.actor?.id, subject: { campaignId } }]);
});

it('assigns a new id to each campaign', async () => {
  const brand = await aBrand(db);
  const ids = [await createCampaign(brand, input), await createCampaign(brand, input)];
  expect(new Set(ids).size).toBe(2);
});

it('refuses visitors and influencers, and stores nothing', async () => {
  const visitor = aVisitor(db);
  await expect(createCampaign(visitor, input)).rejects.toThrow('session.required');
  await expect(createCampaign(await anInfluencer(db), input)).rejects.toThrow('session.required');
  expect(await visitor.db.selectFrom('campaign').selectAll().execute()).toEqual([]);
});
