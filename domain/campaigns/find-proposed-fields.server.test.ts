import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, later } from '#tests/people.ts';
import { findProposedFields } from './find-proposed-fields.server.ts';

const db = await testDatabase();

test('proposes offer, place, hours, thematics and audience of the newest own campaign, and nothing else', async () => {
  const brand = await aBrand(db);
  expect(await findProposedFields(brand)).toBeNull();
  await aCampaign(brand, { venueTown: 'Nantes' });
  await aCampaign(later(brand, 1), {
    title: 'Late lunch',
    thematics: ['food', 'travel'],
    minAge: 25,
    storyPriceCents: 4_000,
  });
  await aCampaign(await aBrand(db), { title: 'Another brand’s' });
  const found = await findProposedFields(brand);
  expect(found).toMatchObject({
    from: 'Late lunch',
    fields: { thematics: ['food', 'travel'], minAge: 25, venueTown: 'Lyon', storyPriceCents: 4_000 },
  });
  for (const name of ['title', 'description', 'startDate', 'giftImages', 'mainMedia'])
    expect(found?.fields).not.toHaveProperty(name);
});

test('proposes no place after a remote campaign', async () => {
  const brand = await aBrand(db);
  await aCampaign(brand, { collaborationType: 'remote' });
  expect((await findProposedFields(brand))?.fields).toMatchObject({
    collaborationType: 'remote',
    venueName: '',
    slot1: { start: '', end: '' },
  });
});

test.each([
  ['event', 'physical'],
  ['instagram', 'remote'],
  ['other', ''],
])('proposes for the stored collaboration %s the choice “%s” of the wizard', async (stored, choice) => {
  const brand = await aBrand(db);
  await aCampaign(brand, { collaborationType: stored });
  expect((await findProposedFields(brand))?.fields.collaborationType).toBe(choice);
});
