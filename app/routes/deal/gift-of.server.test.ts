import { expect, it } from 'vitest';
import { findDeal } from '#domain/deals/find-deal.server.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { savePreferences } from '#domain/preferences/save-preferences.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aSignedDeal } from '#tests/deals.ts';
import { at, type Person } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { giftOf } from './gift-of.server.ts';

const db = await testDatabase();

it('tells the influencer the last day on which the brand sees the address', async () => {
  const { brand, influencer, dealId } = await aSignedDeal(db);
  await savePreferences(influencer, { ...noPreferences, acceptGifts: true, street: '4 montée des Lilas' });
  const seen = async (person: Person = influencer) => giftOf(person, await findDeal(person, dealId));
  expect(await seen()).toMatchObject({ hasOwnAddress: true, seenUntil: null });
  await setShipment(db, dealId, shipmentsBy.received);
  expect(await seen()).toMatchObject({ seenUntil: '2026-07-19' });
  const onDay = async (moment: string) => (await seen(at(brand, moment))).address;
  expect(await onDay('2026-07-19T09:00:00Z')).not.toBeNull();
  expect(await onDay('2026-07-19T22:00:00Z')).toBeNull();
});
