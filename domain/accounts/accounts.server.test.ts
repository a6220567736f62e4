import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aVisitor } from '#tests/people.ts';
import { queriesOf } from '#tests/queries-of.ts';
import { brandSignUp, influencerSignUp } from './account-input.ts';
import { attemptsAbove } from './limits.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUpBrand, signUpInfluencer } from './sign-up.server.ts';

const db = await testDatabase();
const ctx = () => aVisitor(db);
const from = (address: string) => ({ address, headers: new Headers() });
const brand = { email: 'Chef@Aubrac.fr', password: 'un mot de passe', companyName: 'Maison Aubrac' };
const { password } = brand;
const influencer = { email: 'lea@table.fr', password, fullName: 'Léa Dubois', instagram: '@lea.table' };
const signUp = (input: object = brand, address = 'one') =>
  signUpBrand(ctx(), parse(brandSignUp, input), from(address));

const counts = () =>
  Promise.all(
    (['app_user', 'company', 'influencer', 'user_session'] as const).map(
      async (table) => (await db.kysely.selectFrom(table).select('id').execute()).length,
    ),
  );

describe('sign-up', () => {
  it('creates account, session and company of a brand together', async () => {
    const { session, cookies } = await signUp();
    const person = { name: 'Maison Aubrac', email: 'chef@aubrac.fr', language: 'en' };
    expect(session).toMatchObject({ ...person, role: 'client' });
    expect(cookies.join()).toMatch(/HttpOnly/i);
    expect(await counts()).toEqual([1, 1, 0, 1]);
  });

  it("creates an influencer's public profile, with the handle without @", async () => {
    await signUpInfluencer(ctx(), parse(influencerSignUp, { ...influencer, language: 'fr' }), from('one'));
    const profile = await db.kysely.selectFrom('influencer').selectAll().executeTakeFirstOrThrow();
    expect(profile).toMatchObject({ handle: 'lea.table', full_name: 'Léa Dubois' });
    const user = await db.kysely.selectFrom('app_user').selectAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: 'influencer', language: 'fr' });
  });

  it('requires a handle from an influencer, but not from a brand', () => {
    for (const typed of ['', ' ', '@']) {
      expect(() => parse(influencerSignUp, { ...influencer, instagram: typed })).toThrow(
        expect.objectContaining({ fields: { instagram: 'field.username_required' } }),
      );
      expect(parse(brandSignUp, { ...brand, instagram: typed })).toMatchObject({ instagram: '' });
    }
  });

  it('creates one account for twelve parallel sign-ups with one email in any case, and no partial rows', async () => {
    const emails = Array.from({ length: 12 }, (_, n) => (n % 2 ? 'CHEF@aubrac.FR' : brand.email));
    const tries = await Promise.allSettled(emails.map((email) => signUp({ ...brand, email })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of tries.filter(({ status }) => status === 'rejected'))
      expect(result).toMatchObject({ reason: { code: 'account.email_taken' } });
    expect(await counts()).toEqual([1, 1, 0, 1]);
  });

  it('fails with a fault, not as a taken email, if the database cannot store the account', async () => {
    await sql`alter table app_user add constraint broken check (false) not valid`.execute(db.kysely);
    try {
      await expect(signUp()).rejects.toMatchObject({ constraint: 'broken' });
    } finally {
      await sql`alter table app_user drop constraint broken`.execute(db.kysely);
    }
    await expect(signUp()).resolves.toBeDefined();
  });

  it.each([
    ['short', 'field.password_too_short'],
    ['x'.repeat(129), 'field.password_too_long'],
    ['Password123', 'account.password_too_common'],
  ])('refuses the password %s', async (password, code) => {
    await expect(async () => signUp({ ...brand, password })).rejects.toMatchObject({
      fields: { password: code },
    });
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });

  it('limits one network to a hundred attempts an hour, and no other network', async () => {
    const again = () =>
      signUp({ ...brand, password: 'password' }, 'flood').catch((refusal: { code: string }) => refusal.code);
    const codes = [];
    for (let i = 0; i < 101; i++) codes.push(await again());
    expect(codes.at(99)).toBe('input.invalid');
    expect(codes.at(100)).toBe('activity.wait_an_hour');
    await expect(signUp(brand, 'elsewhere')).resolves.toBeDefined();
  });
});

describe('sign-in', () => {
  const logIn = (email: string, password: string, address = 'home') =>
    signIn(ctx(), { email, password }, from(address));

  it('opens a session, and signing out ends it', async () => {
    await signUp();
    const { cookies } = await logIn('chef@aubrac.fr', brand.password);
    const headers = new Headers({ cookie: cookies.map((it) => it.split(';')[0]).join('; ') });
    const { identity } = ctx().services;
    expect((await identity.sessionOf(db.kysely, headers))?.session.email).toBe('chef@aubrac.fr');
    await identity.signOut(db.kysely, headers);
    expect(await identity.sessionOf(db.kysely, headers)).toBeNull();
  });

  it('refuses an unknown email and a wrong password alike', async () => {
    await signUp();
    for (const email of ['chef@aubrac.fr', 'nobody@aubrac.fr']) {
      await expect(logIn(email, 'not this one')).rejects.toThrow('account.invalid_credentials');
    }
  });

  it('runs the same queries for an unknown email and a wrong password', async () => {
    await signUp();
    const queriesFor = (email: string) =>
      queriesOf(db, (ctx) => signIn(ctx, { email, password: 'not this one' }, from(email)).catch(() => {}));
    const known = await queriesFor('chef@aubrac.fr');
    expect(known.length).toBeGreaterThan(2);
    expect(known).toEqual(await queriesFor('nobody@aubrac.fr'));
  });

  const guess = (tries: number, network: (n: number) => string) =>
    Promise.allSettled(
      Array.from({ length: tries }, (_, n) => {
        const spelling = ['chef@aubrac.fr', 'CHEF@AUBRAC.FR', 'Chef@aubrac.fr'][n % 3] ?? '';
        return logIn(spelling, 'not this one', network(n));
      }),
    );

  it('blocks a guessing network without blocking the owner on another network', async () => {
    await signUp();
    await guess(40, () => 'a guesser’s');
    await expect(logIn('chef@aubrac.fr', brand.password, 'a guesser’s')).rejects.toThrow(
      'account.too_many_attempts',
    );
    await guess(19, () => 'home');
    await expect(logIn('chef@aubrac.fr', brand.password)).resolves.toBeDefined();
  });

  it('makes attempts wait after ten for one account, known or not, and never blocks the owner on a new network', async () => {
    await signUp();
    await guess(60, (n) => `network ${n % 3}`);
    for (const email of ['chef@aubrac.fr', 'nobody@aubrac.fr']) {
      if (email !== 'chef@aubrac.fr') {
        for (let n = 0; n < 30; n++) await attemptsAbove(ctx(), 'sign-in:account', email);
      }
      const start = performance.now();
      await expect(logIn(email, 'not this one', 'the last')).rejects.toThrow('account.invalid_credentials');
      expect(performance.now() - start).toBeGreaterThan(1_900);
    }
    await expect(logIn('chef@aubrac.fr', brand.password, 'a new network')).resolves.toBeDefined();
  });

  it('gives a browser that has logged in before ten attempts an hour of its own', async () => {
    const { cookies } = await signUp();
    const cookie = cookies.map((it) => it.split(';')[0]).join('; ');
    const logInHere = (password: string, email = 'chef@aubrac.fr') =>
      signIn(ctx(), { email, password }, { address: 'home', headers: new Headers({ cookie }) });
    await guess(40, () => 'home');
    await expect(logIn('chef@aubrac.fr', brand.password)).rejects.toThrow('account.too_many_attempts');
    for (let n = 0; n < 9; n++) {
      await expect(logInHere('not this one')).rejects.toThrow('account.invalid_credentials');
    }
    await expect(logInHere(brand.password)).resolves.toBeDefined();
    for (let n = 0; n < 10; n++) await logInHere('not this one').catch(() => {});
    await expect(logInHere(brand.password)).rejects.toThrow('account.too_many_attempts');
  });

  it('lets a known browser log in ten times an hour on a network whose attempts strangers have used up', async () => {
    const { cookies } = await signUp();
    const cookie = cookies.map((it) => it.split(';')[0]).join('; ');
    for (let n = 0; n < 100; n++) await attemptsAbove(ctx(), 'sign-in:network', 'home');
    await expect(logIn('chef@aubrac.fr', brand.password)).rejects.toThrow('account.too_many_attempts');
    const origin = { address: 'home', headers: new Headers({ cookie }) };
    const logInHere = () => signIn(ctx(), { email: 'chef@aubrac.fr', password: brand.password }, origin);
    for (let n = 0; n < 10; n++) await expect(logInHere()).resolves.toBeDefined();
    await expect(logInHere()).rejects.toThrow('account.too_many_attempts');
  });

  it('resets the count after a successful sign-in', async () => {
    await signUp();
    for (let i = 0; i < 19; i++) await logIn('chef@aubrac.fr', 'not this one').catch(() => {});
    await logIn('chef@aubrac.fr', brand.password);
    for (let i = 0; i < 19; i++) await logIn('chef@aubrac.fr', 'not this one').catch(() => {});
    await expect(logIn('chef@aubrac.fr', brand.password)).resolves.toBeDefined();
  });
});
