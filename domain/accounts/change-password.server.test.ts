import { expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { testDatabase } from '#tests/database.ts';
import { aVisitor } from '#tests/people.ts';
import { brandSignUp, passwordInput } from './account-input.ts';
import { changePassword } from './change-password.server.ts';
import { signIn } from './sign-in.server.ts';
import { signUpBrand } from './sign-up.server.ts';

const db = await testDatabase();
const email = 'chef@aubrac.fr';
const old = 'un mot de passe';
const newer = 'un tout autre mot';

let tries = 0;
const origin = (headers = new Headers()) => ({ address: `network ${++tries}`, headers });
const headersWith = (cookies: string[]) =>
  new Headers({ cookie: cookies.map((it) => it.split(';')[0]).join('; ') });
const logIn = (password: string) => signIn(aVisitor(db), { email, password }, origin());

async function aSignedUpBrand(): Promise<{ ctx: Ctx; headers: Headers }> {
  const visitor = aVisitor(db);
  const input = parse(brandSignUp, { email, password: old, companyName: 'Maison Aubrac' });
  const { session, cookies } = await signUpBrand(visitor, input, origin());
  const { userId, ...person } = session;
  return { ctx: { ...visitor, actor: { id: userId, ...person } }, headers: headersWith(cookies) };
}
const change = (ctx: Ctx, headers: Headers, currentPassword = old, newPassword = newer) =>
  changePassword(ctx, parse(passwordInput, { currentPassword, newPassword }), origin(headers));
const isOpen = async (headers: Headers) =>
  (await aVisitor(db).services.identity.sessionOf(db.kysely, headers)) !== null;

it('accepts only the new password afterwards, and ends every other session', async () => {
  const { ctx, headers } = await aSignedUpBrand();
  const elsewhere = headersWith((await logIn(old)).cookies);
  const continued = headersWith(await change(ctx, headers));
  expect(await isOpen(continued)).toBe(true);
  expect(await isOpen(headers)).toBe(false);
  expect(await isOpen(elsewhere)).toBe(false);
  await expect(logIn(old)).rejects.toThrow('account.invalid_credentials');
  await expect(logIn(newer)).resolves.toBeDefined();
});

it('refuses a wrong current password, and changes nothing', async () => {
  const { ctx, headers } = await aSignedUpBrand();
  await expect(change(ctx, headers, 'not this one')).rejects.toMatchObject({
    fields: { currentPassword: 'account.wrong_password' },
  });
  expect(await isOpen(headers)).toBe(true);
  await expect(logIn(old)).resolves.toBeDefined();
});

it('refuses a common new password', async () => {
  const { ctx, headers } = await aSignedUpBrand();
  await expect(change(ctx, headers, old, 'Password123')).rejects.toMatchObject({
    fields: { newPassword: 'account.password_too_common' },
  });
});

it('limits wrong guesses per account, and resets the count after a success', async () => {
  const { ctx, headers } = await aSignedUpBrand();
  const guess = () => change(ctx, headers, 'not this one').catch((refusal: { code: string }) => refusal.code);
  for (let i = 0; i < 9; i++) expect(await guess()).toBe('input.invalid');
  const continued = headersWith(await change(ctx, headers));
  const again = () =>
    change(ctx, continued, 'not this one').catch((refusal: { code: string }) => refusal.code);
  for (let i = 0; i < 10; i++) expect(await again()).toBe('input.invalid');
  expect(await again()).toBe('account.too_many_attempts');
});

it('refuses visitors', async () => {
  await expect(change(aVisitor(db), new Headers())).rejects.toThrow('session.required');
});
