import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand } from '#tests/people.ts';
import { forgetExpired } from './forget-expired.server.ts';
import { makeLink } from './links.server.ts';

const db = await testDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['keeps sessions and links that are valid', 0, 1],
  ['deletes links after an hour and sessions after 30 days', 31, 0],
])('%s', async (_, days, left) => {
  const brand = await aBrand(db);
  await makeLink({ ...brand, now: new Date() }, 'reset', brand.actor?.id ?? '');
  await forgetExpired({ ...brand, now: new Date(Date.now() + days * DAY_MS) });
  const sessions = await db.kysely.selectFrom('user_session').select('id').execute();
  const links = await db.kysely.selectFrom('auth_verification').select('id').execute();
  expect([sessions.length, links.length > 0]).toEqual([left, left > 0]);
});
