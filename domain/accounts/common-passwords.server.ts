import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common'].map((it) => it.toString()));

/** Whether a password is among the fifty thousand that people choose most, in whatever letter case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
