import { describe, expect, it } from 'vitest';
import { requireActor, requireStaff } from '#domain/ctx.ts';
import { newId } from '#domain/id.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, later, PASSWORD } from '#tests/people.ts';
import { queriesOf } from '#tests/queries-of.ts';
import { enrolled, someStaff } from '#tests/staff.ts';
import { askForDataLink } from './ask-for-data-link.server.ts';
import { askForReset } from './ask-for-reset.server.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { askForEmailChange } from './email-change/ask-for-email-change.server.ts';
import { makeLink, userIdOfLink } from './links.server.ts';
import { requestRecovery } from './recovery.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const origin = (address = 'home') => ({ address, headers: new Headers() });
const MINUTES_PER_DAY = 24 * 60;
const NEW = 'une autre phrase de passe';
const headersFrom = (cookies: string[]) =>
  new Headers({ cookie: cookies.map((it) => it.split(';')[0]).join('; ') });

async function aForgetfulBrand() {
  const brand = requireActor(await aBrand(db));
  const visitor = aVisitor(db);
  return { brand, visitor, token: await makeLink(visitor, 'reset', brand.id) };
}

describe('askForReset', () => {
  it('runs the same queries for a known and an unknown address', async () => {
    const { email } = requireActor(await aBrand(db));
    const queriesFor = (address: string) =>
      queriesOf(db, (ctx) => askForReset(ctx, { email: address }, origin(address)));
    const known = await queriesFor(email);
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(await queriesFor('nobody@example.com'));
  });

  it('enqueues the same job for a known and an unknown address, delayed by one to four seconds', async () => {
    const { email } = requireActor(await aBrand(db));
    const ctx = aVisitor(db);
    const before = Date.now();
    await askForReset(ctx, { email }, origin('one'));
    await askForReset(ctx, { email: 'nobody@example.com' }, origin('two'));
    const jobs = await ctx.db.selectFrom('job').selectAll().where('name', '=', 'mail.reset').execute();
    expect(new Set(jobs.map(({ payload }) => payload.email))).toEqual(new Set([email, 'nobody@example.com']));
    for (const { run_at } of jobs) {
      expect(run_at.getTime() - before).toBeGreaterThanOrEqual(1_000);
      expect(run_at.getTime() - Date.now()).toBeLessThan(4_000);
    }
  });

  it('sends three emails an hour to one address, known or not, and answers more requests the same', async () => {
    const { email } = requireActor(await aBrand(db));
    for (const address of [email, 'nobody@example.com']) {
      for (let i = 0; i < 5; i++) {
        await askForReset(aVisitor(db), { email: i % 2 ? address : address.toUpperCase() }, origin(`${i}`));
      }
    }
    const jobs = await db.kysely.selectFrom('job').select('id').where('name', '=', 'mail.reset').execute();
    expect(jobs).toHaveLength(6);
  });

  it('still sends emails after requests for a link to the data of the same address', async () => {
    const { email } = requireActor(await aBrand(db));
    const ctx = aVisitor(db);
    for (let i = 0; i < 5; i++) await askForDataLink(ctx, { email }, origin('a stranger'));
    await askForReset(ctx, { email }, origin());
    const jobs = await db.kysely.selectFrom('job').select('name').where('name', 'like', 'mail.%').execute();
    expect(jobs.map(({ name }) => name).filter((it) => it === 'mail.data_link')).toHaveLength(3);
    expect(jobs.map(({ name }) => name)).toContain('mail.reset');
  });

  it('is limited by network', async () => {
    const ask = (i: number) => askForReset(aVisitor(db), { email: `${i}@example.com` }, origin('flood'));
    for (let i = 0; i < 100; i++) await ask(i);
    await expect(ask(100)).rejects.toThrow('activity.wait_an_hour');
  });
});

describe('resetPassword', () => {
  it('sets the password and invalidates the link', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    const { session } = await resetPassword(visitor, { token, password: NEW }, origin());
    expect(session?.userId).toBe(brand.id);
    await expect(signIn(visitor, { email: brand.email, password: NEW }, origin())).resolves.toBeDefined();
    await expect(signIn(visitor, { email: brand.email, password: PASSWORD }, origin())).rejects.toThrow(
      'account.invalid_credentials',
    );
    await expect(resetPassword(visitor, { token, password: PASSWORD }, origin())).rejects.toThrow(
      'account.link_not_valid',
    );
  });

  it('succeeds once for concurrent uses of one link', async () => {
    const { visitor, token } = await aForgetfulBrand();
    const tries = await Promise.allSettled(
      [NEW, `${NEW} 2`, `${NEW} 3`].map((password) => resetPassword(visitor, { token, password }, origin())),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('invalidates the other links of the user, but not those of other users', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    const second = await makeLink(visitor, 'reset', brand.id);
    const others = await aForgetfulBrand();
    await resetPassword(visitor, { token, password: NEW }, origin());
    expect(await userIdOfLink(visitor, 'reset', second)).toBeNull();
    expect(await userIdOfLink(visitor, 'reset', others.token)).toBe(others.brand.id);
  });

  it('accepts a link for 60 minutes', async () => {
    const { visitor, token } = await aForgetfulBrand();
    const resetAfter = (minutes: number) =>
      resetPassword(later(visitor, minutes / MINUTES_PER_DAY), { token, password: NEW }, origin());
    await expect(resetAfter(61)).rejects.toThrow('account.link_not_valid');
    await expect(resetAfter(59)).resolves.toBeDefined();
  });

  it('ends every session, including the one in this browser, and opens a new one', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    const { identity } = visitor.services;
    const logIn = async () =>
      headersFrom((await signIn(visitor, { email: brand.email, password: PASSWORD }, origin())).cookies);
    const elsewhere = await logIn();
    const here = await logIn();
    const inThisBrowser = { address: 'home', headers: here };
    const { cookies } = await resetPassword(visitor, { token, password: NEW }, inThisBrowser);
    expect(await identity.sessionOf(visitor.db, elsewhere)).toBeNull();
    expect(await identity.sessionOf(visitor.db, here)).toBeNull();
    const now = await identity.sessionOf(visitor.db, headersFrom(cookies));
    expect(now?.session.userId).toBe(brand.id);
  });

  it('removes passkeys of the last seven days and their challenges, but none of staff', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    await confirmEmail(visitor, await makeLink(visitor, 'confirm', brand.id));
    const staff = requireStaff(await someStaff(db));
    const idOf = async (userId: string, days: number) => {
      const id = newId('passkey');
      const created_at = new Date(visitor.now.getTime() - days * MINUTES_PER_DAY * 60_000);
      const key = { credential_id: id, public_key: '', counter: 0, transports: [], name: 'Key' };
      await visitor.db
        .insertInto('passkey')
        .values({ id, user_id: userId, created_at, ...key })
        .execute();
      return id;
    };
    const kept = [await idOf(brand.id, 7.1), await idOf(staff.id, 1)];
    await idOf(brand.id, 6.9);
    const ofStaff = await makeLink(visitor, 'reset', staff.id);
    const { id: userId, email, name } = brand;
    await visitor.services.identity.beginPasskey(visitor.db, { userId, email, name, site: 'Tests' });
    await resetPassword(visitor, { token, password: NEW }, origin());
    await resetPassword(visitor, { token: ofStaff, password: NEW }, origin());
    const passkeys = await visitor.db.selectFrom('passkey').select('id').execute();
    expect(passkeys.map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    const stored = await visitor.db.selectFrom('auth_verification').select('identifier').execute();
    expect(stored.filter(({ identifier }) => identifier.startsWith('passkey-add:'))).toEqual([]);
    const emails = await visitor.db
      .selectFrom('job')
      .select('payload')
      .where('name', '=', 'mail.protection_changed')
      .execute();
    expect(emails.map(({ payload }) => payload)).toContainEqual({ userId, change: 'passkey_removed' });
  });

  it('removes every factor of an account whose address was never confirmed', async () => {
    const stranger = await enrolled(db, await aBrand(db));
    const { id: user_id, email } = requireActor(stranger);
    const visitor = aVisitor(db);
    const logIn = (password: string) => signIn(visitor, { email, password }, origin());
    const created_at = later(visitor, -30).now;
    const key = { credential_id: 'old', public_key: '', counter: 0, transports: [], name: 'Key' };
    await visitor.db
      .insertInto('passkey')
      .values({ id: newId('passkey'), user_id, created_at, ...key })
      .execute();
    await requestRecovery(visitor, {
      address: 'home',
      headers: headersFrom((await logIn(PASSWORD)).cookies),
    });
    for (const purpose of ['data', 'export'] as const) await makeLink(visitor, purpose, user_id);
    const token = await makeLink(visitor, 'reset', user_id);
    const { session } = await resetPassword(visitor, { token, password: NEW }, origin());
    expect(session?.userId).toBe(user_id);
    expect((await logIn(NEW)).session).not.toBeNull();
    for (const table of ['passkey', 'user_two_factor', 'recovery'] as const)
      expect(await visitor.db.selectFrom(table).select('user_id').execute()).toEqual([]);
    const links = visitor.db.selectFrom('auth_verification').select('identifier');
    expect(await links.where('value', '=', user_id).execute()).toEqual([]);
    const emails = await visitor.db
      .selectFrom('job')
      .select('payload')
      .where('name', '=', 'mail.protection_changed')
      .execute();
    expect(emails.map(({ payload }) => payload.change)).toEqual(
      expect.arrayContaining(['passkey_removed', 'second_factor_removed']),
    );
  });

  it('deletes an unconfirmed email change', async () => {
    const brand = await aBrand(db);
    const change = { email: 'thief@example.com', proof: { password: PASSWORD } };
    await askForEmailChange(brand, change);
    const token = await makeLink(brand, 'reset', requireActor(brand).id);
    await resetPassword(aVisitor(db), { token, password: NEW }, origin());
    expect(await db.kysely.selectFrom('email_change').selectAll().execute()).toEqual([]);
  });

  it('confirms the address, and lifts the sign-in limit', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    for (let i = 0; i < 20; i++) {
      await signIn(visitor, { email: brand.email, password: 'wrong' }, origin(`${i}`)).catch(() => {});
    }
    await resetPassword(visitor, { token, password: NEW }, origin());
    await expect(signIn(visitor, { email: brand.email, password: NEW }, origin())).resolves.toBeDefined();
    const user = await visitor.db
      .selectFrom('app_user')
      .select('email_verified')
      .where('id', '=', brand.id)
      .executeTakeFirstOrThrow();
    expect(user.email_verified).toBe(true);
  });

  it('refuses a common password, and keeps the link valid', async () => {
    const { visitor, token } = await aForgetfulBrand();
    await expect(resetPassword(visitor, { token, password: 'Password123' }, origin())).rejects.toMatchObject({
      fields: { password: 'account.password_too_common' },
    });
    expect(await userIdOfLink(visitor, 'reset', token)).not.toBeNull();
  });

  it('refuses other kinds of links; the table contains no token', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    const confirm = await makeLink(visitor, 'confirm', brand.id);
    await expect(resetPassword(visitor, { token: confirm, password: NEW }, origin())).rejects.toThrow(
      'account.link_not_valid',
    );
    const rows = await visitor.db.selectFrom('auth_verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
