import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD } from '#tests/people.ts';
import { record } from '../../events.server.ts';
import { askForEmailChange } from './ask-for-email-change.server.ts';
import { confirmEmailChange } from './confirm-email-change.server.ts';
import { findRequestEmail } from './find-email-change-emails.server.ts';

const db = await ownDatabase();

it('does not take another duplicate for a taken address', async () => {
  const brand = await aBrand(db);
  const proof = { password: PASSWORD, code: '' };
  await askForEmailChange(brand, { email: 'new@example.com', proof });
  const { id } = await db.kysely.selectFrom('email_change').select('id').executeTakeFirstOrThrow();
  const { token } = (await findRequestEmail(brand, id)) ?? {};
  await record(brand, 'account.email_changed', { userId: 'user-1' });
  await sql`create unique index on event (name) where name = 'account.email_changed'`.execute(db.kysely);
  const confirm = confirmEmailChange(aVisitor(db), token ?? '');
  await expect(confirm).rejects.toMatchObject({ code: '23505' });
});
