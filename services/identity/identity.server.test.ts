import { describe, expect, it } from 'vitest';
import { requireActor, requireStaff } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { totp } from '#tests/totp.ts';

const db = await testDatabase();
const { identity } = aVisitor(db).services;
const cookieOf = (cookies: readonly string[]) => cookies.map((it) => it.split(';')[0]).join('; ');
const headersWith = (cookie: string) => new Headers({ cookie });
const DAY_MS = 24 * 60 * 60_000;

/**
 * Database values and a cookie of better-auth 1.7.12 with the secret of the tests. Older versions of this application
 * used better-auth.
 */
const olderRows = {
  email: 'staff1@example.com',
  token: '4aBOWG4FewJQikQeX7gV3ChCgkW5TQ6x',
  cookie:
    'accolade.session_token=4aBOWG4FewJQikQeX7gV3ChCgkW5TQ6x.eCccy7kknP8uwVs0B%2BOnXWHJP%2BZCrp4aZ5uVUrGWH%2Bs%3D',
  password:
    '$argon2id$v=19$m=19456,t=2,p=1$r4jCPPB4JrlKglv2MGh1cw$UHhRnBSF3VF3qiWllLlaSGwfCTAZ6hgZJqQDqOinLhk',
  secret:
    '418b2a062682bec28331400ef4f28e619abe0e79c567a76600a98c2ee6169286e6d781fcfa38f92e22e246001e9fd8b199d244c5de5af7ea982e8b5b62b3e244c76444339f3705ea',
  backupCodes:
    '5c18d4ada970f7b5711ab406211de8af15e0044ee221c4bef41fa3bdda2cc4ae893d29f0391a0053ab0ea0f1b33341c7edc665920cadb75a35483621e1e0b067fe6f09055c08ebc04fb411a60b73a9c9357795a6bd34f02c7f5b8e35eb0f2aaf6f225c26764c1d1794e87d808860e4324e450688d9e1f68184a441a4ef5a1656f52d0ba012b77dee5bfbf7962cbf79246526451f5621e4fd3700928064d0fd670f275ea02681fdd0057b0d65356725c6a5271681d7',
  secretInApp: 'JZLHIS3UONXGCV2TNBCEKWJUPBLUIRSRGZKUQ3TTNB4UEURSIZIQ',
  backupCode: 'wS9P2-slzvO',
};

async function insertOlderStaff(): Promise<void> {
  const { email, password, secret, backupCodes: backup_codes, token } = olderRows;
  await someStaff(db);
  await db.kysely.updateTable('app_user').set({ email }).execute();
  await db.kysely.updateTable('user_account').set({ password }).execute();
  await db.kysely.updateTable('user_two_factor').set({ secret, backup_codes }).execute();
  const expires_at = new Date(Date.now() + 29.99 * DAY_MS);
  await db.kysely.updateTable('user_session').set({ token, expires_at }).execute();
}

async function challenge(email: string): Promise<Headers> {
  const answer = await identity.signIn(db.kysely, email, PASSWORD, new Headers());
  if (!answer || answer === 'suspended') throw new Error('The password was refused.');
  expect(answer.session).toBeNull();
  return headersWith(cookieOf(answer.cookies));
}

describe('rows of older releases', () => {
  it('have valid sessions', async () => {
    await insertOlderStaff();
    const found = await identity.sessionOf(db.kysely, headersWith(olderRows.cookie));
    expect(found).toMatchObject({ session: { email: olderRows.email, role: 'staff' }, cookies: [] });
    expect(
      await identity.sessionOf(db.kysely, headersWith(olderRows.cookie.replace('4aBO', '4aBP'))),
    ).toBeNull();
  });

  it('allow sign-in with password and authenticator app', async () => {
    await insertOlderStaff();
    const code = { code: totp(olderRows.secretInApp), isBackup: false };
    const signedIn = await identity.meetChallenge(db.kysely, code, await challenge(olderRows.email));
    expect(signedIn).toMatchObject({ session: { email: olderRows.email, role: 'staff' } });
  });

  it('allow sign-in with a backup code once', async () => {
    await insertOlderStaff();
    const code = { code: olderRows.backupCode, isBackup: true };
    const signedIn = await identity.meetChallenge(db.kysely, code, await challenge(olderRows.email));
    expect(signedIn).toMatchObject({ session: { role: 'staff' } });
    expect(await identity.meetChallenge(db.kysely, code, await challenge(olderRows.email))).toBe('wrong');
  });
});

describe('a session', () => {
  it('is renewed for 30 days if it was not used for an hour, except without renewal', async () => {
    const { cookie } = await aBrand(db);
    const remaining = async () => {
      const rows = await db.kysely.selectFrom('user_session').select('expires_at').execute();
      return rows.map(({ expires_at }) => Math.round((expires_at.getTime() - Date.now()) / DAY_MS));
    };
    const setAge = (days: number) =>
      db.kysely
        .updateTable('user_session')
        .set({ expires_at: new Date(Date.now() + (30 - days) * DAY_MS) })
        .execute();
    await setAge(0.9 / 24);
    expect((await identity.sessionOf(db.kysely, headersWith(cookie)))?.cookies).toEqual([]);
    await setAge(20);
    const withoutRenewal = await identity.sessionOf(db.kysely, headersWith(cookie), { withoutRenewal: true });
    expect([withoutRenewal?.cookies, await remaining()]).toEqual([[], [10]]);
    const renewed = await identity.sessionOf(db.kysely, headersWith(cookie));
    expect(renewed?.cookies.join()).toMatch(
      /^accolade\.session_token=.+; Max-Age=2592000; Path=\/; HttpOnly/,
    );
    expect(cookie).toContain(cookieOf(renewed?.cookies ?? []));
    expect(await remaining()).toEqual([30]);
  });

  it('is deleted after it expired', async () => {
    const { cookie } = await aBrand(db);
    await db.kysely
      .updateTable('user_session')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    expect(await identity.sessionOf(db.kysely, headersWith(cookie))).toBeNull();
    expect(await db.kysely.selectFrom('user_session').selectAll().execute()).toEqual([]);
  });

  it.each(['accolade.session_token=%', 'accolade.session_token=a', 'accolade.session_token=.=', '=;;'])(
    'is not found by the cookie %s',
    async (cookie) => expect(await identity.sessionOf(db.kysely, headersWith(cookie))).toBeNull(),
  );
});

describe('wrong codes', () => {
  it('cannot exceed the limit by concurrent attempts', async () => {
    const staff = await someStaff(db);
    const headers = await challenge(staff.actor?.email ?? '');
    const attempt = { code: 'wrong', isBackup: true };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => identity.meetChallenge(db.kysely, attempt, headers)),
    );
    expect(answers.filter((it) => it === 'wrong')).toHaveLength(5);
    expect(answers.filter((it) => it === 'over')).toHaveLength(7);
  });
});

describe('a new password', () => {
  it('refuses a login that began with the old password', async () => {
    const { email, id } = requireActor(await aBrand(db));
    await db.kysely.deleteFrom('user_session').execute();
    let isChanged = false;
    const changing = db.kysely.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const wasChanged = isChanged;
        isChanged = true;
        if (!wasChanged) await identity.setPassword(db.kysely, id, 'une autre phrase de passe');
        return result;
      },
    });
    expect(await identity.signIn(changing, email, PASSWORD, new Headers())).toBeNull();
    expect(await db.kysely.selectFrom('user_session').select('id').execute()).toEqual([]);
  });

  it('ends logins that wait for a code', async () => {
    const { email, id } = requireStaff(await someStaff(db));
    const headers = await challenge(email);
    await identity.setPassword(db.kysely, id, 'une autre phrase de passe');
    expect(await identity.challengedUser(db.kysely, headers)).toBeNull();
    const code = { code: 'any', isBackup: true };
    expect(await identity.meetChallenge(db.kysely, code, headers)).toBe('over');
  });
});
