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
const fresh = 'un tout autre mot';

let tries = 0;
const origin = (headers = new Headers()) => ({ address: `network ${++tries}`, headers });
const carrying = (cookies: string[]) =>
  new Headers({ cookie: cookies.map((it) => it.split(';')[0]).join('; ') });
const enter = (password: string) => signIn(aVisitor(db), { email, password }, origin());

async function aBrandThere(): Promise<{ ctx: Ctx; headers: Headers }> {
  const visitor = aVisitor(db);
  const input = parse(brandSignUp, { email, password: old, companyName: 'Maison Aubrac' });
  const { session, cookies } = await signUpBrand(visitor, input, origin());
  const { userId, ...person } = session;
  return { ctx: { ...visitor, actor: { id: userId, ...person } }, headers: carrying(cookies) };
}
const change = (ctx: Ctx, headers: Headers, currentPassword = old, newPassword = fresh) =>
  changePassword(ctx, parse(passwordInput, { currentPassword, newPassword }), origin(headers));
const isOpen = async (headers: Headers) =>
  (await aVisitor(db).services.identity.sessionOf(db.kysely, headers)) !== null;

it('lets in by the new password only, and ends every session but the one that goes on', async () => {
  const { ctx, headers } = await aBrandThere();
  const elsewhere = carrying((await enter(old)).cookies);
  const goesOn = carrying(await change(ctx, headers));
  expect(await isOpen(goesOn)).toBe(true);
  expect(await isOpen(headers)).toBe(false);
  expect(await isOpen(elsewhere)).toBe(false);
  await expect(enter(old)).rejects.toMatchObject({ code: 'account.invalid_credentials' });
  await expect(enter(fresh)).resolves.toBeDefined();
});

it('refuses whoever does not know the current one, and changes nothing', async () => {
  const { ctx, headers } = await aBrandThere();
  await expect(change(ctx, headers, 'not this one')).rejects.toMatchObject({
    fields: { currentPassword: 'account.wrong_password' },
  });
  expect(await isOpen(headers)).toBe(true);
  await expect(enter(old)).resolves.toBeDefined();
});

it.each([
  ['short', 'field.password_too_short'],
  ['x'.repeat(129), 'field.password_too_long'],
  ['Password123', 'account.password_too_common'],
])('refuses the new password %s', async (newPassword, code) => {
  const { ctx, headers } = await aBrandThere();
  await expect(async () => change(ctx, headers, old, newPassword)).rejects.toMatchObject({
    fields: { newPassword: code },
  });
  await expect(enter(old)).resolves.toBeDefined();
});

it('counts the guesses of one account, and forgets those of whoever knew', async () => {
  const { ctx, headers } = await aBrandThere();
  const guess = () => change(ctx, headers, 'not this one').catch((no: { code: string }) => no.code);
  for (let i = 0; i < 9; i++) expect(await guess()).toBe('input.invalid');
  const goesOn = carrying(await change(ctx, headers));
  const again = () => change(ctx, goesOn, 'not this one').catch((no: { code: string }) => no.code);
  for (let i = 0; i < 10; i++) expect(await again()).toBe('input.invalid');
  expect(await again()).toBe('account.too_many_attempts');
});

it('works for the signed in only', async () => {
  await expect(change(aVisitor(db), new Headers())).rejects.toMatchObject({ code: 'session.required' });
});
