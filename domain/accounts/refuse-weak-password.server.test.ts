import { afterAll, expect, it } from 'vitest';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { breachedPasswordsByRange } from '#services/passwords/range-api.server.ts';
import { breachedPasswordsStandIn } from '#tests/breached-passwords-stand-in.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD } from '#tests/people.ts';
import { changePassword } from './change-password.server.ts';
import { makeLink } from './links.server.ts';
import { resetPassword } from './reset-password.server.ts';
import { signUpBrand } from './sign-up.server.ts';

const BREACHED = 'a phrase that leaked once';
const db = await testDatabase();
const standIn = await breachedPasswordsStandIn([BREACHED]);
afterAll(() => standIn.close());
const origin = { address: 'home', headers: new Headers() };
const asking = <C extends Ctx>(ctx: C): C => ({
  ...ctx,
  services: { ...ctx.services, breachedPasswords: breachedPasswordsByRange(standIn.url) },
});

it('refuses a breached password at sign-up, change and reset', async () => {
  const brand = asking(await aBrand(db));
  const visitor = asking(aVisitor(db));
  const newcomer = { email: 'newcomer@example.com', password: BREACHED, companyName: 'Maison' };
  const here = { ...origin, headers: new Headers({ cookie: brand.cookie }) };
  const token = await makeLink(brand, 'reset', requireActor(brand).id);
  const refusal = (field: string) => ({ fields: { [field]: 'account.password_breached' } });
  await expect(signUpBrand(visitor, newcomer, origin)).rejects.toMatchObject(refusal('password'));
  await expect(
    changePassword(brand, { currentPassword: PASSWORD, newPassword: BREACHED }, here),
  ).rejects.toMatchObject(refusal('newPassword'));
  await expect(resetPassword(visitor, { token, password: BREACHED }, origin)).rejects.toMatchObject(
    refusal('password'),
  );
  await expect(resetPassword(visitor, { token, password: PASSWORD }, origin)).resolves.toBeDefined();
});

it('asks the service only for a reset with a link', async () => {
  standIn.requests.splice(0);
  const reset = resetPassword(asking(aVisitor(db)), { token: 'invented', password: BREACHED }, origin);
  await expect(reset).rejects.toThrow('account.link_not_valid');
  expect(standIn.requests).toEqual([]);
});
