import { randomUUIDv7 } from 'node:crypto';

/** An id nobody can guess that sorts by the time it was made: `campaign-019f…`. */
export function newId(noun: string): string {
  return `${noun}-${randomUUIDv7()}`;
}
