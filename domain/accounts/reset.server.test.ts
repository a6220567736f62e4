import { describe, expect, it } from 'vitest';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD } from '#tests/people.ts';
import { workOf } from '#tests/work.ts';
import { resetPasswordInput } from './account-input.ts';
import { askForReset } from './ask-for-reset.server.ts';
import { makeLink, personOfLink } from './links.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const origin = (address = 'home') => ({ address, headers: new Headers() });
const NEW = 'une autre phrase de passe';
const later = (ctx: Ctx, minutes: number): Ctx => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + minutes * 60_000),
});
const headersFrom = (cookies: string[]) =>
  new Headers({ cookie: cookies.map((it) => it.split(';')[0]).join('; ') });

async function aForgetfulBrand() {
  const brand = requireActor(await aBrand(db));
  const visitor = aVisitor(db);
  return { brand, visitor, token: await makeLink(visitor, 'reset', brand.id) };
}

describe('asking for a link', () => {
  it('does the very same work for a known and an unknown address', async () => {
    const { email } = requireActor(await aBrand(db));
    const ask = (it: string) => workOf(db, (ctx) => askForReset(ctx, { email: it }, origin(it)));
    const known = await ask(email);
    expect(known.length).toBeGreaterThan(3);
    expect(known).toEqual(await ask('nobody@example.com'));
  });

  it('leaves the same job behind, a few seconds late, which alone looks for the account', async () => {
    const { email } = requireActor(await aBrand(db));
    const ctx = aVisitor(db);
    await askForReset(ctx, { email }, origin('one'));
    await askForReset(ctx, { email: 'nobody@example.com' }, origin('two'));
    const jobs = await ctx.db.selectFrom('job').selectAll().where('name', '=', 'mail.reset').execute();
    expect(new Set(jobs.map(({ payload }) => payload.email))).toEqual(new Set([email, 'nobody@example.com']));
    for (const { run_at } of jobs) {
      expect(run_at.getTime() - ctx.now.getTime()).toBeGreaterThanOrEqual(1_000);
      expect(run_at.getTime() - ctx.now.getTime()).toBeLessThan(4_000);
    }
  });

  it('is counted by account, known or not, whatever the letter case and the network', async () => {
    const { email } = requireActor(await aBrand(db));
    for (const address of [email, 'nobody@example.com']) {
      for (let i = 0; i < 5; i++) {
        await askForReset(aVisitor(db), { email: i % 2 ? address : address.toUpperCase() }, origin(`${i}`));
      }
      await expect(askForReset(aVisitor(db), { email: address }, origin('new'))).rejects.toMatchObject({
        code: 'account.too_many_attempts',
      });
    }
  });

  it('is counted by network', async () => {
    const ask = (i: number) => askForReset(aVisitor(db), { email: `${i}@example.com` }, origin('flood'));
    for (let i = 0; i < 100; i++) await ask(i);
    await expect(ask(100)).rejects.toMatchObject({ code: 'account.too_many_attempts' });
  });
});

describe('a new password', () => {
  it('is set by the link, which is then spent', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    const { session } = await resetPassword(visitor, { token, password: NEW }, origin());
    expect(session?.userId).toBe(brand.id);
    await expect(signIn(visitor, { email: brand.email, password: NEW }, origin())).resolves.toBeDefined();
    await expect(signIn(visitor, { email: brand.email, password: PASSWORD }, origin())).rejects.toMatchObject(
      {
        code: 'account.invalid_credentials',
      },
    );
    await expect(resetPassword(visitor, { token, password: PASSWORD }, origin())).rejects.toMatchObject({
      code: 'account.link_not_valid',
    });
  });

  it('is set once when the link is used twice at the same moment', async () => {
    const { visitor, token } = await aForgetfulBrand();
    const tries = await Promise.allSettled(
      [NEW, `${NEW} 2`, `${NEW} 3`].map((password) => resetPassword(visitor, { token, password }, origin())),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('spends the other links of the person, and nobody else’s', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    const second = await makeLink(visitor, 'reset', brand.id);
    const others = await aForgetfulBrand();
    await resetPassword(visitor, { token, password: NEW }, origin());
    expect(await personOfLink(visitor, 'reset', second)).toBeNull();
    expect(await personOfLink(visitor, 'reset', others.token)).toBe(others.brand.id);
  });

  it('works for 60 minutes and not for 61', async () => {
    const { visitor, token } = await aForgetfulBrand();
    await expect(resetPassword(later(visitor, 61), { token, password: NEW }, origin())).rejects.toMatchObject(
      {
        code: 'account.link_not_valid',
        status: 410,
      },
    );
    await expect(
      resetPassword(later(visitor, 59), { token, password: NEW }, origin()),
    ).resolves.toBeDefined();
  });

  it('ends every other session, also the one in this browser, for the one it opens', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    const { identity } = visitor.services;
    const enter = async () =>
      headersFrom((await signIn(visitor, { email: brand.email, password: PASSWORD }, origin())).cookies);
    const elsewhere = await enter();
    const here = await enter();
    const { cookies } = await resetPassword(
      visitor,
      { token, password: NEW },
      { address: 'home', headers: here },
    );
    expect(await identity.sessionOf(visitor.db, elsewhere)).toBeNull();
    expect(await identity.sessionOf(visitor.db, here)).toBeNull();
    const now = await identity.sessionOf(visitor.db, headersFrom(cookies));
    expect(now?.session.userId).toBe(brand.id);
  });

  it('confirms the address, and lets in whoever had tried too often', async () => {
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

  it.each([
    ['short', 'field.password_too_short'],
    ['x'.repeat(129), 'field.password_too_long'],
    ['Password123', 'account.password_too_common'],
  ])('is refused when it is %s, and the link stays whole', async (password, code) => {
    const { visitor, token } = await aForgetfulBrand();
    const reset = async () =>
      resetPassword(visitor, parse(resetPasswordInput, { token, password }), origin());
    await expect(reset).rejects.toMatchObject({ fields: { password: code } });
    expect(await personOfLink(visitor, 'reset', token)).not.toBeNull();
  });

  it('is set by no other kind of link, and the table shows no token', async () => {
    const { brand, visitor, token } = await aForgetfulBrand();
    const confirm = await makeLink(visitor, 'confirm', brand.id);
    await expect(resetPassword(visitor, { token: confirm, password: NEW }, origin())).rejects.toMatchObject({
      code: 'account.link_not_valid',
    });
    const rows = await visitor.db.selectFrom('auth_verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
