import { expect, it } from 'vitest';
import { mailJobs } from '#server/email/email-jobs.ts';
import { testDatabase } from '#tests/database.ts';
import { linkOf } from '#tests/mail-server.ts';
import { aBrand, at, later, type Person } from '#tests/people.ts';
import { aTestMailbox } from '#tests/test-mailbox.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { eraseAccount } from '../erasures/erase-account.server.ts';
import { keepSuspendedAccount } from '../erasures/keep-account.server.ts';
import { requestErasure } from '../erasures/request-erasure.server.ts';
import { findArchive, openArchive } from '../exports/find-archive.server.ts';
import { finishExport } from '../exports/finish-export.server.ts';
import { requestExport } from '../exports/request-export.server.ts';
import { actingByLink } from './acting-by-link.server.ts';

const db = await testDatabase();

const suspend = (person: Person) =>
  db.kysely
    .updateTable('app_user')
    .set({ suspended_at: new Date() })
    .where('id', '=', requireActor(person).id)
    .execute();

async function linkTo(person: Person): Promise<string | undefined> {
  const { emails, newCtx } = await aTestMailbox(db);
  await mailJobs(newCtx, 'https://accolade.example')['mail.data_link'](
    { email: requireActor(person).email },
    'job-1',
  );
  return emails[0] && linkOf(emails[0].source).token;
}

it('lets a suspended person export and erase by an emailed link, for an hour', async () => {
  const brand = await aBrand(db);
  expect(await linkTo(brand)).toBeUndefined();
  await suspend(brand);
  const token = (await linkTo(brand)) ?? '';
  const visitor: Ctx = { ...brand, actor: null };
  expect(await actingByLink(visitor, 'another')).toBeNull();
  expect(await actingByLink(at(visitor, '2026-06-15T11:00:01Z'), token)).toBeNull();
  const person = await actingByLink(visitor, token);
  if (!person) throw new Error('the link does not work');

  await requestExport(person);
  const { id } = await db.kysely.selectFrom('export').select('id').executeTakeFirstOrThrow();
  await finishExport(person, id, 10);
  const address = new URL(await openArchive(person), 'http://localhost');
  expect(await findArchive(visitor, id, address.searchParams.get('token'))).toMatchObject({
    contentType: 'application/zip',
  });

  await requestErasure(person);
  await keepSuspendedAccount(person);
  expect(await eraseAccount(later(person, 8), person.actor.id)).toBe(false);
  await requestErasure(person);
  expect(await eraseAccount(later(person, 8), person.actor.id)).toBe(true);
  expect(await actingByLink(visitor, token)).toBeNull();
});
