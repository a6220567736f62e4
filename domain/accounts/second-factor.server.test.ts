import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD } from '#tests/people.ts';
import { anUnenrolledStaff, enrolled, originWith, someStaff } from '#tests/staff.ts';
import { totp } from '#tests/totp.ts';
import { addStaff } from '../staff/add-staff.server.ts';
import { removeStaff } from '../staff/remove-staff.server.ts';
import { makeLink } from './links.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { beginSecondFactor, meetChallenge } from './second-factor.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const cookieOf = (cookies: readonly string[]) => cookies.map((it) => it.split(';')[0]).join('; ');
const emailOf = (person: { actor: { email: string } | null }) => person.actor?.email ?? '';

/** Signs in by the password, as far as that goes. */
async function knock(person: { actor: { email: string } | null }, password = PASSWORD) {
  const { session, cookies } = await signIn(aVisitor(db), { email: emailOf(person), password }, originWith());
  return { session, origin: originWith(cookieOf(cookies)) };
}

const sessionOf = (cookie: string) =>
  aVisitor(db).services.identity.sessionOf(db.kysely, new Headers({ cookie }));

describe('somebody made at the command line', () => {
  it('is a recruit until the second factor is set up, then staff; older sessions end', async () => {
    const unenrolled = await anUnenrolledStaff(db);
    expect(unenrolled.actor?.role).toBe('unenrolled');
    const elsewhere = await knock(unenrolled);
    expect(elsewhere.session?.role).toBe('unenrolled');
    const staff = await enrolled(db, unenrolled);
    expect(staff.actor).toEqual({ ...unenrolled.actor, role: 'staff' });
    expect((await sessionOf(staff.cookie))?.session.role).toBe('staff');
    expect(await sessionOf(unenrolled.cookie)).toBeNull();
    expect(await sessionOf(elsewhere.origin.headers.get('cookie') ?? '')).toBeNull();
  });

  it('sets it up with their password only, and nobody else does', async () => {
    const unenrolled = await anUnenrolledStaff(db);
    const begin = (ctx: typeof unenrolled, password: string) =>
      beginSecondFactor(ctx, { password, issuer: 'Tests' }, originWith(ctx.cookie));
    await expect(begin(unenrolled, 'another password')).rejects.toMatchObject({
      fields: { password: 'account.wrong_password' },
    });
    await expect(begin(await aBrand(db), PASSWORD)).rejects.toMatchObject({ code: 'staff.not_found' });
    await expect(begin(await someStaff(db), PASSWORD)).rejects.toMatchObject({ code: 'staff.not_found' });
  });

  it('is not made of a brand', async () => {
    const brand = await aBrand(db);
    expect(await addStaff(aVisitor(db), { email: emailOf(brand), language: 'en' })).toBeNull();
  });
});

describe('signing in with a second factor', () => {
  it('takes the password and then a code, which works once', async () => {
    const staff = await someStaff(db);
    const { session, origin } = await knock(staff);
    expect(session).toBeNull();
    expect(await sessionOf(origin.headers.get('cookie') ?? '')).toBeNull();
    const code = totp(staff.secret, 1);
    const met = await meetChallenge(aVisitor(db), code, origin);
    expect(met?.session).toMatchObject({ role: 'staff', email: emailOf(staff) });

    const again = await knock(staff);
    await expect(meetChallenge(aVisitor(db), code, again.origin)).rejects.toMatchObject({
      fields: { code: 'account.wrong_code' },
    });
    const open = await db.kysely.selectFrom('user_session').selectAll().execute();
    expect(open).toHaveLength(2); // of the enrolment, and of the first code
  });

  it('refuses the code by which it was set up', async () => {
    const staff = await someStaff(db);
    const { origin } = await knock(staff);
    await expect(meetChallenge(aVisitor(db), staff.firstCode, origin)).rejects.toMatchObject({
      fields: { code: 'account.wrong_code' },
    });
  });

  it('takes each backup code once', async () => {
    const staff = await someStaff(db);
    const [code = ''] = staff.backupCodes;
    expect((await meetChallenge(aVisitor(db), code, (await knock(staff)).origin))?.session.role).toBe(
      'staff',
    );
    await expect(meetChallenge(aVisitor(db), code, (await knock(staff)).origin)).rejects.toMatchObject({
      fields: { code: 'account.wrong_code' },
    });
  });

  it('asks for the password again after five wrong codes, and waits after ten', async () => {
    const staff = await someStaff(db);
    for (const round of [1, 2]) {
      const { origin } = await knock(staff);
      for (let i = 0; i < 5; i++) {
        await expect(meetChallenge(aVisitor(db), 'wrong', origin), `round ${round}`).rejects.toMatchObject({
          fields: { code: 'account.wrong_code' },
        });
      }
      expect(await meetChallenge(aVisitor(db), totp(staff.secret, 1), origin)).toBeNull();
    }
    const { origin } = await knock(staff);
    expect(await meetChallenge(aVisitor(db), totp(staff.secret, 1), origin)).toBeNull();
  });

  it('opens nothing to whoever has no challenge', async () => {
    expect(await meetChallenge(aVisitor(db), '123456', originWith())).toBeNull();
  });

  it('still stands before a new password', async () => {
    const staff = await someStaff(db);
    const token = await resetLinkOf(emailOf(staff));
    const { session } = await resetPassword(
      aVisitor(db),
      { token, password: 'quite another one' },
      originWith(),
    );
    expect(session).toBeNull();
  });
});

it('lets somebody back in who lost their phone, and shuts out who is removed', async () => {
  const staff = await someStaff(db);
  await addStaff(aVisitor(db), { email: emailOf(staff), language: 'en' });
  expect(await sessionOf(staff.cookie)).toBeNull();
  expect((await knock(staff)).session?.role).toBe('unenrolled');

  const other = await someStaff(db);
  expect(await removeStaff(aVisitor(db), emailOf(other))).toBe(true);
  expect(await sessionOf(other.cookie)).toBeNull();
  await expect(knock(other)).rejects.toMatchObject({ code: 'account.suspended' });
  await expect(knock(other, 'another password')).rejects.toMatchObject({
    code: 'account.invalid_credentials',
  });
  expect(await removeStaff(aVisitor(db), emailOf(other))).toBe(false);
});

/** The link of a forgotten password. */
async function resetLinkOf(email: string): Promise<string> {
  const { id } = await db.kysely
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return makeLink(aVisitor(db), 'reset', id);
}
