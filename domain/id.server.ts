import { randomUUID } from 'node:crypto';

let at = 0;
let count = 0;

/**
 * Creates an id such as `campaign-019f…` that cannot be guessed. Ids of one process sort by creation, even within one
 * millisecond. The part after the noun is a UUID version 7 with a counter (RFC 9562, 6.2, method 1) and 62 random
 * bits.
 */
export function newId(noun: string): string {
  const now = Date.now();
  // Ids stay in order, even if the system clock is set back.
  if (now > at) [at, count] = [now, 0];
  else if (count < 0xfff) count += 1;
  else [at, count] = [at + 1, 0];
  const time = at.toString(16).padStart(12, '0');
  const counter = count.toString(16).padStart(3, '0');
  return `${noun}-${time.slice(0, 8)}-${time.slice(8)}-7${counter}-${randomUUID().slice(19)}`;
}

/** Returns the moment when `newId` created an id, to the millisecond. Null for any other text. */
export function createdAtOf(id: string): Date | null {
  const [, high, low] = /-([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/.exec(id) ?? [];
  return high && low ? new Date(Number.parseInt(high + low, 16)) : null;
}
