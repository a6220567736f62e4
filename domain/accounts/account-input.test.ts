import { expect, it } from 'vitest';
import { fieldsRefused } from '../parse.ts';
import { brandSignUp, passwordInput, resetPasswordInput } from './account-input.ts';

it('refuses a new password that is the current one', () => {
  const password = 'a sound password';
  expect(fieldsRefused(passwordInput, { currentPassword: password, newPassword: password })).toEqual({
    newPassword: 'account.password_unchanged',
  });
  expect(fieldsRefused(passwordInput, { currentPassword: password, newPassword: `${password}!` })).toEqual(
    {},
  );
});

it.each([
  ['', 'account.company_name_required'],
  ['A', 'company.name_too_short'],
  ['🇫🇷', 'company.name_too_short'],
])('refuses the company name %j, which has less than two characters', (companyName, code) => {
  const typed = { companyName, email: 'a@example.com', password: 'a sound password' };
  expect(fieldsRefused(brandSignUp, typed)).toEqual({ companyName: code });
});

it.each(['         ', '\u00a0\u2003\u3000\t\n        '])(
  'refuses a password of spaces only: %j',
  (password) => {
    expect(fieldsRefused(resetPasswordInput, { password })).toEqual({ password: 'account.password_blank' });
  },
);
