import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Removal {
  file: string;
  find: string;
  replacement?: string;
  /**
   * At most three test files, of which at least one must fail without the guard. Default: the test file beside `file`.
   */
  tests?: readonly string[];
  /** Set for locks. PGlite runs one transaction at a time, so only PostgreSQL shows a missing lock. */
  database?: 'postgres';
}
export type GuardByName = Readonly<Record<string, Removal>>;

export type Guard = Removal & { name: string; replacement: string; tests: readonly string[] };

export const namedGuards = (guards: GuardByName): Guard[] =>
  Object.entries(guards).map(([name, guard]) => ({
    name,
    replacement: '',
    tests: [guard.file.replace(/\.ts$/, '.test.ts')],
    ...guard,
  }));

export function textsOf({ name, file, find, replacement }: Guard, folder = '.') {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [before = '', after, ...more] = text.split(find);
  if (after === undefined || more.length > 0)
    throw new Error(`The text of the guard "${name}" does not occur exactly once in ${file}.`);
  return { whole: text, without: before + replacement + after };
}
