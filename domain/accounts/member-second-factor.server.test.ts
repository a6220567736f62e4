import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor, PASSWORD, type Person } from '#tests/people.ts';
import { enrolled, originWith, someStaff } from '#tests/staff.ts';
import { totp } from '#tests/totp.ts';
import { changePassword } from './change-password.server.ts';
import { forgetBrowsers, removeSecondFactor, renewBackupCodes } from './change-second-factor.server.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { confirmPerson } from './confirm-person.server.ts';
import { findSecondFactor } from './find-second-factor.server.ts';
import { makeLink } from './links.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { beginSecondFactor, meetChallenge } from './second-factor.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const cookieOf = (cookies: readonly string[]) => cookies.map((it) => it.split(';')[0]).join('; ');
const wrongCode = { fields: { code: 'account.wrong_code' } };
const sessionOf = (cookie: string) =>
  aVisitor(db).services.identity.sessionOf(db.kysely, new Headers({ cookie }));

/** Logs in with the password in a browser that has this cookie. */
async function logIn(person: Person, cookie = '') {
  const email = person.actor?.email ?? '';
  const { session, cookies } = await signIn(aVisitor(db), { email, password: PASSWORD }, originWith(cookie));
  return { session, cookie: cookieOf(cookies) };
}

/** Logs in with the password and a code, in a browser that has the cookie `browser`. */
async function passBothSteps(person: Person, code: string, isRemembered = false, browser = '') {
  const { cookie } = await logIn(person, browser);
  const origin = originWith(`${cookie}; ${browser}`);
  const passed = await meetChallenge(aVisitor(db), { code, isRemembered }, origin);
  return cookieOf(passed?.cookies ?? []);
}

const emailsAbout = async () => {
  const jobs = await db.kysely.selectFrom('job').select('payload').orderBy('id').execute();
  return jobs.map(({ payload }) => (payload as { change?: string }).change).filter(Boolean);
};

describe('the second factor of a brand or an influencer', () => {
  it('is optional; from its set-up on, the password alone opens nothing', async () => {
    const influencer = await anInfluencer(db);
    const elsewhere = await logIn(influencer);
    expect(elsewhere.session?.role).toBe('influencer');
    const member = await enrolled(db, influencer);
    expect(await sessionOf(elsewhere.cookie)).toBeNull();
    expect(await sessionOf(influencer.cookie)).toBeNull();
    expect((await sessionOf(member.cookie))?.session).toMatchObject({
      role: 'influencer',
      factors: { code: true },
    });
    expect((await logIn(member)).session).toBeNull();
    const cookie = await passBothSteps(member, totp(member.secret, 1));
    expect((await sessionOf(cookie))?.session.role).toBe('influencer');
    await expect(beginSecondFactor(member, { password: PASSWORD, code: '' })).rejects.toMatchObject({
      fields: { code: 'field.required' },
    });
    const proof = { password: PASSWORD, code: member.backupCodes[0] ?? '' };
    await expect(beginSecondFactor(member, proof)).rejects.toThrow('account.second_factor_set');
    expect(await emailsAbout()).toEqual(['second_factor_set']);
  });

  it('is still required after a password reset, and by a session that has not passed it', async () => {
    const brand = await enrolled(db, await aBrand(db));
    const { userId = '' } = (await sessionOf(brand.cookie))?.session ?? {};
    await confirmEmail(aVisitor(db), await makeLink(aVisitor(db), 'confirm', userId));
    const token = await makeLink(aVisitor(db), 'reset', userId);
    const reset = await resetPassword(aVisitor(db), { token, password: PASSWORD }, originWith());
    expect(reset.session).toBeNull();
    expect(await sessionOf(cookieOf(reset.cookies))).toBeNull();

    const cookie = await passBothSteps(brand, totp(brand.secret, 1));
    await db.kysely.updateTable('user_session').set({ second_factor_at: null }).execute();
    expect(await sessionOf(cookie)).toBeNull();
  });

  it('is needed for a new password, and stays proved in the session that changes it', async () => {
    const brand = await enrolled(db, await aBrand(db));
    const change = (code: string, currentPassword = PASSWORD) =>
      changePassword(
        brand,
        { currentPassword, newPassword: 'quite another one', code },
        originWith(brand.cookie),
      );
    await expect(change('')).rejects.toMatchObject({ fields: { code: 'field.required' } });
    await expect(change(brand.firstCode)).rejects.toMatchObject(wrongCode);
    const code = totp(brand.secret, 1);
    await expect(change(code, 'not this one')).rejects.toMatchObject({
      fields: { currentPassword: 'account.wrong_password' },
    });
    expect((await logIn(brand)).session).toBeNull();
    const cookies = await change(code);
    expect((await sessionOf(cookieOf(cookies)))?.session.role).toBe('client');
  });
});

describe('a remembered browser', () => {
  it('needs no code for 30 days, unlike other browsers', async () => {
    const brand = await enrolled(db, await aBrand(db));
    const cookie = await passBothSteps(brand, totp(brand.secret, 1), true);
    expect(await findSecondFactor(brand)).toMatchObject({ rememberedBrowsers: 1 });
    expect((await logIn(brand, cookie)).session?.role).toBe('client');
    expect((await logIn(brand)).session).toBeNull();
    await db.kysely.updateTable('remembered_browser').set({ expires_at: new Date() }).execute();
    expect((await logIn(brand, cookie)).session).toBeNull();
  });

  it('is not the browser whose earlier cookie an attacker planted', async () => {
    const brand = await enrolled(db, await aBrand(db));
    const planted = (await logIn(await aBrand(db))).cookie;
    const { cookies } = await signIn(
      aVisitor(db),
      { email: brand.actor?.email ?? '', password: PASSWORD },
      originWith(planted),
    );
    const challenged = originWith(`${planted}; ${cookieOf(cookies)}`);
    await meetChallenge(aVisitor(db), { code: totp(brand.secret, 1), isRemembered: true }, challenged);
    expect((await logIn(brand, planted)).session).toBeNull();
  });

  it('stays remembered when another account has it remembered, but not by its previous cookie', async () => {
    const [brand, other] = [await enrolled(db, await aBrand(db)), await enrolled(db, await aBrand(db))];
    const previous = await passBothSteps(brand, totp(brand.secret, 1), true);
    const cookie = await passBothSteps(other, totp(other.secret, 1), true, previous);
    expect((await logIn(brand, cookie)).session?.role).toBe('client');
    expect((await logIn(other, cookie)).session?.role).toBe('client');
    expect((await logIn(brand, previous)).session).toBeNull();
  });

  it.each(['the owner', 'a new password'])('is forgotten by %s', async (by) => {
    const brand = await enrolled(db, await aBrand(db));
    const cookie = await passBothSteps(brand, totp(brand.secret, 1), true);
    if (by === 'the owner') await forgetBrowsers(brand);
    else await brand.services.identity.setPassword(db.kysely, brand.actor?.id ?? '', PASSWORD);
    expect((await logIn(brand, cookie)).session).toBeNull();
  });

  it('does not exist for staff', async () => {
    const staff = await someStaff(db);
    const cookie = await passBothSteps(staff, totp(staff.secret, 1), true);
    expect((await logIn(staff, cookie)).session).toBeNull();
  });
});

describe('with a second factor, a sensitive change', () => {
  it('needs the password and a code, which works once', async () => {
    const brand = await enrolled(db, await aBrand(db));
    const refusal = (password: string, code: string) =>
      confirmPerson(brand, { password, code }).catch((it: { fields: object }) => it.fields);
    const code = totp(brand.secret, 1);
    expect(await refusal(PASSWORD, '')).toEqual({ code: 'field.required' });
    expect(await refusal(PASSWORD, brand.firstCode)).toEqual(wrongCode.fields);
    expect(await refusal('not this one', code)).toEqual({ password: 'account.wrong_password' });
    expect(await confirmPerson(brand, { password: PASSWORD, code })).toBe('second_factor');
    expect(await refusal(PASSWORD, code)).toEqual(wrongCode.fields);
    await expect(
      (async () => meetChallenge(aVisitor(db), { code }, originWith((await logIn(brand)).cookie)))(),
    ).rejects.toMatchObject(wrongCode);
  });

  it('counts wrong codes together with those of logins', async () => {
    const brand = await enrolled(db, await aBrand(db));
    for (let i = 0; i < 9; i++)
      await expect(confirmPerson(brand, { password: PASSWORD, code: `00000${i}` })).rejects.toMatchObject(
        wrongCode,
      );
    const { cookie } = await logIn(brand);
    await expect(meetChallenge(aVisitor(db), { code: 'wrong' }, originWith(cookie))).rejects.toMatchObject(
      wrongCode,
    );
    const again = (await logIn(brand)).cookie;
    const right = { code: totp(brand.secret, 1) };
    expect(await meetChallenge(aVisitor(db), right, originWith(again))).toBeNull();
    await expect(confirmPerson(brand, { password: PASSWORD, ...right })).rejects.toThrow(
      'account.too_many_attempts',
    );
  });

  it('renews the backup codes: the former ones no longer work', async () => {
    const brand = await enrolled(db, await aBrand(db));
    const [former = ''] = brand.backupCodes;
    const codes = await renewBackupCodes(brand, { password: PASSWORD, code: totp(brand.secret, 1) });
    expect(codes).toHaveLength(10);
    await expect(passBothSteps(brand, former)).rejects.toMatchObject(wrongCode);
    expect(await sessionOf(await passBothSteps(brand, codes[0] ?? ''))).not.toBeNull();
    expect(await findSecondFactor(brand)).toMatchObject({ backupCodesLeft: 9 });
    expect(await emailsAbout()).toEqual(['second_factor_set', 'backup_codes_renewed']);
  });

  it('removes the second factor and ends every other session, except for staff', async () => {
    const brand = await enrolled(db, await aBrand(db));
    const proof = { password: PASSWORD, code: brand.backupCodes[1] ?? '' };
    const elsewhere = await passBothSteps(brand, totp(brand.secret, 1));
    const origin = originWith(brand.cookie);
    await removeSecondFactor(brand, proof, origin);
    expect(await sessionOf(brand.cookie)).not.toBeNull();
    expect(await sessionOf(elsewhere)).toBeNull();
    expect((await logIn(brand)).session?.role).toBe('client');
    await expect(removeSecondFactor(brand, proof, origin)).rejects.toThrow('account.no_second_factor');
    // A passkey proves the person without a code.
    const { services } = brand;
    const identity = { ...services.identity, provesPerson: async () => true };
    const byPasskey = { ...brand, services: { ...services, identity } };
    await expect(removeSecondFactor(byPasskey, { password: '', passkey: '{}' }, origin)).rejects.toThrow(
      'account.no_second_factor',
    );
    expect(await emailsAbout()).toEqual(['second_factor_set', 'second_factor_removed']);
    const staff = await someStaff(db);
    await expect(
      removeSecondFactor(staff, { password: PASSWORD, code: staff.backupCodes[0] ?? '' }, originWith()),
    ).rejects.toThrow('session.required');
  });
});
