import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common'].map((password) => password.toString()));

/** Whether a password is among the fifty thousand most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
