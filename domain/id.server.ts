import { randomUUID } from 'node:crypto';

let at = 0;
let count = 0;

/**
 * An id nobody can guess that sorts by when it was made, in one process also within one millisecond: `campaign-019f…`.
 * A UUID of version 7 with a counter where the standard allows one, and 62 random bits (RFC 9562, 6.2, method 1).
 */
export function newId(noun: string): string {
  const now = Date.now();
  // A clock that is put back makes no ids that sort before those there are.
  if (now > at) [at, count] = [now, 0];
  else if (count < 0xfff) count += 1;
  else [at, count] = [at + 1, 0];
  const time = at.toString(16).padStart(12, '0');
  const counter = count.toString(16).padStart(3, '0');
  return `${noun}-${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${randomUUID().slice(19)}`;
}
