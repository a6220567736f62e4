import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { anInfluencer } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { decideVerification } from './decide-verification.server.ts';
import { findAccount } from './find-account.server.ts';

const db = await testDatabase();

it('findAccount says whether a profile is in the collection, what it lacks, and until when it stays', async () => {
  const staff = await someStaff(db);
  const zoe = await anInfluencer(db, 'Zoé Martin', { isInCollection: false });
  const collection = async () => (await findAccount(staff, zoe.actor?.id ?? '')).profile?.collection;
  const set = (columns: object) => db.kysely.updateTable('influencer').set(columns).execute();
  const missing = ['email', 'picture', 'thematic', 'figures'];
  expect(await collection()).toEqual({ missing, until: null });
  const until = new Date('2026-07-15T10:00:00Z');
  await set({ picture: '/demo/people/lea.svg', posts: 3, collection_until: until });
  expect(await collection()).toEqual({ missing: ['email', 'thematic'], until });
  await decideVerification(staff, zoe.actor?.id ?? '', { seen: 'waiting', refusal: null });
  expect(await collection()).toEqual({ missing: [], until });
});
