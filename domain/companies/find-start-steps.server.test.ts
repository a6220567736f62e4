import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign } from '#tests/people.ts';
import { findStartSteps } from './find-start-steps.server.ts';

const db = await testDatabase();

test('a brand’s first steps are done one by one, and are null after the last', async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db)];
  const none = { hasConfirmedEmail: false, hasCompany: false, hasCampaign: false };
  expect(await findStartSteps(brand)).toEqual(none);
  await aCampaign(brand, {}, 'draft');
  expect(await findStartSteps(brand)).toEqual({ ...none, hasCampaign: true });
  expect(await findStartSteps(other)).toEqual(none);
  await db.kysely.updateTable('app_user').set({ email_verified: true }).execute();
  expect(await findStartSteps(brand)).toEqual({ ...none, hasConfirmedEmail: true, hasCampaign: true });
  await db.kysely.updateTable('company').set({ street: '12 rue Mercière' }).execute();
  expect(await findStartSteps(brand)).toBeNull();
});
