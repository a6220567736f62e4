import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD, type Person } from '#tests/people.ts';
import { changePassword } from './change-password.server.ts';
import { askForEmailChange } from './email-change/ask-for-email-change.server.ts';
import { makeLink, userIdOfLink } from './links.server.ts';
import { signIn } from './sign-in.server.ts';

const db = await testDatabase();
const NEW = 'un tout autre mot';

let tries = 0;
const origin = (cookie = '') => ({ address: `network ${++tries}`, headers: new Headers({ cookie }) });
const cookieOf = (cookies: string[]) => cookies.map((it) => it.split(';')[0]).join('; ');
const logIn = (brand: Person, password: string) =>
  signIn(aVisitor(db), { email: brand.actor?.email ?? '', password }, origin());
const change = (brand: Person, currentPassword = PASSWORD, newPassword = NEW) =>
  changePassword(brand, { currentPassword, newPassword }, origin(brand.cookie));
const isOpen = async (cookie: string) =>
  (await aVisitor(db).services.identity.sessionOf(db.kysely, origin(cookie).headers)) !== null;

it('accepts only the new password afterwards, and ends every other session', async () => {
  const brand = await aBrand(db);
  const elsewhere = cookieOf((await logIn(brand, PASSWORD)).cookies);
  const continued = cookieOf(await change(brand));
  expect(await isOpen(continued)).toBe(true);
  expect(await isOpen(brand.cookie)).toBe(false);
  expect(await isOpen(elsewhere)).toBe(false);
  await expect(logIn(brand, PASSWORD)).rejects.toThrow('account.invalid_credentials');
  await expect(logIn(brand, NEW)).resolves.toBeDefined();
});

it('deletes an unconfirmed email change and outstanding reset links', async () => {
  const brand = await aBrand(db);
  await askForEmailChange(brand, { email: 'thief@example.com', proof: { password: PASSWORD } });
  const token = await makeLink(brand, 'reset', brand.actor?.id ?? '');
  await change(brand);
  expect(await db.kysely.selectFrom('email_change').selectAll().execute()).toEqual([]);
  expect(await userIdOfLink(brand, 'reset', token)).toBeNull();
});

it('refuses a wrong current password, and changes nothing', async () => {
  const brand = await aBrand(db);
  await expect(change(brand, 'not this one')).rejects.toMatchObject({
    fields: { currentPassword: 'account.wrong_password' },
  });
  expect(await isOpen(brand.cookie)).toBe(true);
  await expect(logIn(brand, PASSWORD)).resolves.toBeDefined();
});

it('refuses a common new password', async () => {
  await expect(change(await aBrand(db), PASSWORD, 'Password123')).rejects.toMatchObject({
    fields: { newPassword: 'account.password_too_common' },
  });
});

it('limits wrong guesses per account, and resets the count after a success', async () => {
  const brand = await aBrand(db);
  const guess = (cookie = brand.cookie) =>
    change({ ...brand, cookie }, 'not this one').catch((refusal: { code: string }) => refusal.code);
  for (let i = 0; i < 9; i++) expect(await guess()).toBe('input.invalid');
  const continued = cookieOf(await change(brand));
  for (let i = 0; i < 10; i++) expect(await guess(continued)).toBe('input.invalid');
  expect(await guess(continued)).toBe('account.too_many_attempts');
});

it('refuses visitors', async () => {
  await expect(change({ ...aVisitor(db), cookie: '' })).rejects.toThrow('session.required');
});
