import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand } from '#tests/people.ts';
import { DAY_MS } from '../clock.ts';
import { forgetExpired } from './forget-expired.server.ts';
import { makeLink } from './links.server.ts';

const db = await testDatabase();

it('deletes changes of email that were not confirmed in a day, or were confirmed a week ago', async () => {
  const brand = await aBrand(db);
  const expires_at = new Date(brand.now.getTime() + DAY_MS);
  const change = {
    user_id: brand.actor?.id ?? '',
    old_email: 'old@example.com',
    new_email: 'new@example.com',
    proved_by: 'password' as const,
    created_at: brand.now,
    expires_at,
    undo_until: null,
    undone_at: null,
  };
  const insert = (id: string, confirmed_at: Date | null) =>
    brand.db
      .insertInto('email_change')
      .values({ ...change, id, confirmed_at })
      .execute();
  await insert('waiting', null);
  await insert('confirmed', brand.now);
  const leftAfter = async (days: number) => {
    await forgetExpired({ ...brand, now: new Date(brand.now.getTime() + days * DAY_MS) });
    return (await brand.db.selectFrom('email_change').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );
  };
  expect(await leftAfter(0.9)).toEqual(['confirmed', 'waiting']);
  expect(await leftAfter(1.1)).toEqual(['confirmed']);
  expect(await leftAfter(6.9)).toEqual(['confirmed']);
  expect(await leftAfter(7.1)).toEqual([]);
});

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
