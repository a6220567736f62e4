import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aDeal } from '#tests/deals.ts';
import { findShippingAddress } from './find-shipping-address.server.ts';
import { noPreferences } from './preferences.ts';
import { savePreferences } from './save-preferences.server.ts';

const db = await testDatabase();

it('shows the address of a deal from the agreement until 30 days after its end', async () => {
  const { brand, influencer, campaignId, influencerId, dealId } = await aDeal(db);
  await savePreferences(influencer, { ...noPreferences, acceptGifts: true, street: '4 montée des Lilas' });
  const isShown = async (now = brand.now) =>
    (await findShippingAddress({ ...brand, now }, campaignId, influencerId)) !== null;
  const change = (changes: object) =>
    db.kysely.updateTable('deal').set(changes).where('id', '=', dealId).execute();
  expect(await isShown()).toBe(false);
  await change({ status: 'signing' });
  expect(await isShown()).toBe(false);
  await change({ status: 'running', running_at: brand.now });
  expect(await isShown()).toBe(true);
  await change({ status: 'closed', close_reason: 'done', closed_at: brand.now, due_at: null });
  const after = (days: number) => new Date(brand.now.getTime() + days * 86_400_000);
  expect([await isShown(after(29)), await isShown(after(30))]).toEqual([true, false]);
  await change({ running_at: null });
  expect(await isShown()).toBe(false);
});
