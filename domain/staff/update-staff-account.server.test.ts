import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD, type Person } from '#tests/people.ts';
import { anUnenrolledStaff, enrolled, originWith, someStaff } from '#tests/staff.ts';
import { totp } from '#tests/totp.ts';
import { changePassword } from '../accounts/change-password.server.ts';
import { meetChallenge } from '../accounts/second-factor.server.ts';
import { signIn } from '../accounts/sign-in.server.ts';
import { parse } from '../parse.ts';
import { findAudit } from './find-audit.server.ts';
import { staffAccountInput } from './staff-input.ts';
import { updateStaffAccount } from './update-staff-account.server.ts';

const db = await testDatabase();
const NEW = 'un tout autre mot';
const input = { fullName: 'Margaux Ferrand', language: 'fr' } as const;
const idOf = (person: Person) => person.actor?.id ?? '';
const actsOn = async (staff: Person) =>
  (await findAudit(staff, { page: 1, subjectId: idOf(staff) })).lines.map(({ act }) => act);

it('changes the own name and language, in which the next session begins, and is audited', async () => {
  const staff = await enrolled(db, await anUnenrolledStaff(db));
  const colleague = await someStaff(db);
  await updateStaffAccount(staff, input);
  expect(await actsOn(staff)).toEqual(['staff.account_changed', 'staff.added']);
  const email = staff.actor?.email ?? '';
  const { cookies } = await signIn(aVisitor(db), { email, password: PASSWORD }, originWith());
  const challenged = originWith(cookies.map((it) => it.split(';')[0]).join('; '));
  const signedIn = await meetChallenge(aVisitor(db), { code: totp(staff.secret, 1) }, challenged);
  expect(signedIn?.session).toMatchObject({ name: 'Margaux Ferrand', language: 'fr' });
  expect(await actsOn(colleague)).toEqual(['staff.added']);
});

it('limits the name like the author of an article', () => {
  expect(() => parse(staffAccountInput, { ...input, fullName: 'M'.repeat(81) })).toThrow('input.invalid');
});

it('refuses everyone but enrolled staff', async () => {
  for (const person of [await aBrand(db), await anUnenrolledStaff(db), aVisitor(db)])
    await expect(updateStaffAccount(person, input)).rejects.toThrow('staff.not_found');
});

it('staff change their password by the rule of members, keep their second factor, and are audited', async () => {
  const staff = await someStaff(db);
  const passwords = { currentPassword: PASSWORD, newPassword: NEW, code: totp(staff.secret, 1) };
  const cookies = await changePassword(staff, passwords, originWith(staff.cookie));
  const continued = cookies.map((it) => it.split(';')[0]).join('; ');
  const { identity } = staff.services;
  const found = await identity.sessionOf(db.kysely, originWith(continued).headers);
  expect(found?.session).toMatchObject({ userId: idOf(staff), role: 'staff' });
  expect(await identity.sessionOf(db.kysely, originWith(staff.cookie).headers)).toBeNull();
  expect(await actsOn(staff)).toEqual(['staff.password_changed', 'staff.added']);
  const unenrolled = await anUnenrolledStaff(db);
  await expect(changePassword(unenrolled, passwords, originWith(unenrolled.cookie))).rejects.toThrow(
    'session.required',
  );
});
