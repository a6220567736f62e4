import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor, PASSWORD } from '#tests/people.ts';
import { anUnenrolledStaff, enrolled, originWith, someStaff } from '#tests/staff.ts';
import { totp } from '#tests/totp.ts';
import { openProfile } from '../influencers/open-profile.server.ts';
import { addStaff } from '../staff/add-staff.server.ts';
import { removeStaff } from '../staff/remove-staff.server.ts';
import { renewBackupCodes } from './change-second-factor.server.ts';
import { makeLink } from './links.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { beginSecondFactor, meetChallenge } from './second-factor.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const cookieOf = (cookies: readonly string[]) => cookies.map((it) => it.split(';')[0]).join('; ');
const wrongCode = { fields: { code: 'account.wrong_code' } };
const emailOf = (person: { actor: { email: string } | null }) => person.actor?.email ?? '';

async function enterPassword(person: { actor: { email: string } | null }, password = PASSWORD) {
  const { session, cookies } = await signIn(aVisitor(db), { email: emailOf(person), password }, originWith());
  return { session, origin: originWith(cookieOf(cookies)) };
}

const sessionOf = (cookie: string) =>
  aVisitor(db).services.identity.sessionOf(db.kysely, new Headers({ cookie }));

describe('an account added at the command line', () => {
  it('is unenrolled until the second factor is set up, then staff; older sessions end', async () => {
    const unenrolled = await anUnenrolledStaff(db);
    expect(unenrolled.actor?.role).toBe('unenrolled');
    const elsewhere = await enterPassword(unenrolled);
    expect(elsewhere.session?.role).toBe('unenrolled');
    const staff = await enrolled(db, unenrolled);
    expect(staff.actor).toEqual({ ...unenrolled.actor, role: 'staff' });
    expect((await sessionOf(staff.cookie))?.session.role).toBe('staff');
    expect(await sessionOf(unenrolled.cookie)).toBeNull();
    expect(await sessionOf(elsewhere.origin.headers.get('cookie') ?? '')).toBeNull();
  });

  it('sees no more of influencers than a visitor until then', async () => {
    const { influencerId } = await anInfluencer(db, 'Zoé Petit');
    const unenrolled = await anUnenrolledStaff(db);
    expect(await openProfile(unenrolled, influencerId)).toEqual(
      await openProfile(aVisitor(db), influencerId),
    );
    expect(await openProfile(await enrolled(db, unenrolled), influencerId)).toMatchObject({
      name: 'Zoé Petit',
    });
  });

  it('can set up the second factor with its password only, and staff who have one cannot', async () => {
    const unenrolled = await anUnenrolledStaff(db);
    const begin = (ctx: typeof unenrolled, password: string) =>
      beginSecondFactor(ctx, { password, code: '' });
    await expect(begin(unenrolled, 'another password')).rejects.toMatchObject({
      fields: { password: 'account.wrong_password' },
    });
    await expect(begin(await someStaff(db), PASSWORD)).rejects.toThrow('staff.not_found');
  });

  it('cannot be a brand’s account', async () => {
    const brand = await aBrand(db);
    expect(await addStaff(aVisitor(db), { email: emailOf(brand), language: 'en' })).toBeNull();
  });
});

describe('signing in with a second factor', () => {
  it('requires the password and then a code, which is accepted once', async () => {
    const staff = await someStaff(db);
    const { session, origin } = await enterPassword(staff);
    expect(session).toBeNull();
    expect(await sessionOf(origin.headers.get('cookie') ?? '')).toBeNull();
    const code = totp(staff.secret, 1);
    const passed = await meetChallenge(aVisitor(db), { code }, origin);
    expect(passed?.session).toMatchObject({ role: 'staff', email: emailOf(staff) });

    const again = await enterPassword(staff);
    await expect(meetChallenge(aVisitor(db), { code }, again.origin)).rejects.toMatchObject(wrongCode);
    const open = await db.kysely.selectFrom('user_session').selectAll().execute();
    expect(open).toHaveLength(2);
  });

  it('keeps the sign-in open after a used code, so that a backup code completes it', async () => {
    const staff = await someStaff(db);
    const [backupCode = ''] = staff.backupCodes;
    const { origin } = await enterPassword(staff);
    for (let i = 0; i < 2; i++)
      await expect(meetChallenge(aVisitor(db), { code: staff.firstCode }, origin)).rejects.toMatchObject(
        wrongCode,
      );
    expect((await meetChallenge(aVisitor(db), { code: backupCode }, origin))?.session.role).toBe('staff');
  });

  it('refuses the code that was used at set-up', async () => {
    const staff = await someStaff(db);
    const { origin } = await enterPassword(staff);
    await expect(meetChallenge(aVisitor(db), { code: staff.firstCode }, origin)).rejects.toMatchObject(
      wrongCode,
    );
  });

  it('lets staff renew their backup codes', async () => {
    const staff = await someStaff(db);
    const [former = ''] = staff.backupCodes;
    const codes = await renewBackupCodes(staff, { password: PASSWORD, code: totp(staff.secret, 1) });
    expect(codes).toHaveLength(10);
    const { origin } = await enterPassword(staff);
    await expect(meetChallenge(aVisitor(db), { code: former }, origin)).rejects.toMatchObject(wrongCode);
  });

  it('accepts each backup code once', async () => {
    const staff = await someStaff(db);
    const [code = ''] = staff.backupCodes;
    const enter = async () => meetChallenge(aVisitor(db), { code }, (await enterPassword(staff)).origin);
    expect((await enter())?.session.role).toBe('staff');
    await expect(enter()).rejects.toMatchObject(wrongCode);
  });

  it('accepts ten backup codes at the same moment, each of them once', async () => {
    const staff = await someStaff(db);
    const attempts: (() => ReturnType<typeof meetChallenge>)[] = [];
    for (const code of [...staff.backupCodes, ...staff.backupCodes]) {
      const { origin } = await enterPassword(staff);
      attempts.push(() => meetChallenge(aVisitor(db), { code }, origin));
    }
    const [first, second] = [attempts.slice(0, 10), attempts.slice(10)];
    // Opens all connections of the pool, so that the attempts below really run in parallel.
    await Promise.all(first.map(() => sql`select pg_sleep(0.05)`.execute(db.kysely)));
    const entered = await Promise.all(first.map((enter) => enter()));
    expect(entered.map((it) => it?.session.role)).toEqual(Array(10).fill('staff'));
    // Deletes the counted attempts, which also mark codes as used. Below, a code can be refused only because it is no
    // longer among the stored backup codes.
    await sql`delete from rate_limit`.execute(db.kysely);
    for (const enter of second.slice(0, 4)) await expect(enter()).rejects.toMatchObject(wrongCode);
  });

  it('requires the password again after five wrong codes, and blocks after ten', async () => {
    const staff = await someStaff(db);
    for (const round of [1, 2]) {
      const { origin } = await enterPassword(staff);
      for (let i = 0; i < 5; i++) {
        await expect(
          meetChallenge(aVisitor(db), { code: 'wrong' }, origin),
          `round ${round}`,
        ).rejects.toMatchObject(wrongCode);
      }
      expect(await meetChallenge(aVisitor(db), { code: totp(staff.secret, 1) }, origin)).toBeNull();
    }
    const { origin } = await enterPassword(staff);
    expect(await meetChallenge(aVisitor(db), { code: totp(staff.secret, 1) }, origin)).toBeNull();
  });

  it('returns null without a challenge', async () => {
    expect(await meetChallenge(aVisitor(db), { code: '123456' }, originWith())).toBeNull();
  });

  it('is still required after a password reset', async () => {
    const staff = await someStaff(db);
    const token = await makeLink(aVisitor(db), 'reset', staff.actor?.id ?? '');
    const input = { token, password: 'quite another one' };
    expect((await resetPassword(aVisitor(db), input, originWith())).session).toBeNull();
  });
});

it('addStaff restores access after a lost phone; removeStaff ends it', async () => {
  const staff = await someStaff(db);
  await addStaff(aVisitor(db), { email: emailOf(staff), language: 'en' });
  expect(await sessionOf(staff.cookie)).toBeNull();
  expect((await enterPassword(staff)).session?.role).toBe('unenrolled');

  const other = await someStaff(db);
  expect(await removeStaff(aVisitor(db), emailOf(other))).toBe(true);
  expect(await sessionOf(other.cookie)).toBeNull();
  await expect(enterPassword(other)).rejects.toThrow('account.suspended');
  await expect(enterPassword(other, 'another password')).rejects.toThrow('account.invalid_credentials');
  expect(await removeStaff(aVisitor(db), emailOf(other))).toBe(false);
});
