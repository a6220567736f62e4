import { randomInt } from 'node:crypto';

const emails = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits that nobody can guess: about 6 random bits each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => emails[randomInt(emails.length)]).join('');
}
