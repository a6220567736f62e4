import { expect, it } from 'vitest';
import { fieldsRefused } from '../parse.ts';
import { passwordInput, resetPasswordInput } from './account-input.ts';

it('refuses a new password that is the current one', () => {
  const password = 'a sound password';
  expect(fieldsRefused(passwordInput, { currentPassword: password, newPassword: password })).toEqual({
    newPassword: 'account.password_unchanged',
  });
  expect(fieldsRefused(passwordInput, { currentPassword: password, newPassword: `${password}!` })).toEqual(
    {},
  );
});

it.each(['         ', '\u00a0\u2003\u3000\t\n        '])(
  'refuses a password of spaces only: %j',
  (password) => {
    expect(fieldsRefused(resetPasswordInput, { password })).toEqual({ password: 'account.password_blank' });
  },
);
