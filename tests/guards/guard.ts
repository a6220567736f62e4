import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A check, lock, limit or redaction that `npm run proof:guards` removes, to see a test fail without it. */
export interface Guard {
  name: string;
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  /** Text without the guard. */
  replacement: string;
  /** Test files that must fail, at most three. */
  tests: readonly string[];
  /** PGlite runs one transaction at a time, so a missing lock shows on PostgreSQL only. */
  database?: 'postgres';
}

/** The file's text with the guard and without it. */
export function textsOf({ name, file, find, replacement }: Guard, folder = '.') {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [before = '', after, ...more] = text.split(find);
  if (after === undefined || more.length > 0)
    throw new Error(`The text of the guard "${name}" does not occur exactly once in ${file}.`);
  return { whole: text, without: before + replacement + after };
}
