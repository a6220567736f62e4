import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../refusal.ts';

const common = new Set(dictionary['passwords-common'].map((password) => password.toString()));

/** Refuses the fifty thousand most common passwords with `account.password_too_common`. Ignores case. */
export function refuseCommonPassword(password: string, field: string): void {
  if (common.has(password.toLowerCase()))
    throw new Refusal('input.invalid', { [field]: 'account.password_too_common' });
}
