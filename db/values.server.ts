import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

// Without this a Date written to a `date` column would be a different day depending on the machine's time
// zone.
pg.defaults.parseInputDatesAsUTC = true;

const readByPg = (type: number) => pg.types.getTypeParser(type) as (text: string) => unknown;
const readTexts = readByPg(1009) as (text: string) => (string | null)[];
const readNumbers = (text: string) => readTexts(text).map((item) => (item === null ? null : Number(item)));

/** Where we read otherwise than pg does by itself, by PostgreSQL's type numbers. */
const readings = new Map<number, (text: string) => unknown>([
  [20, Number], // int8, also every count: pg would give a string
  [1016, readNumbers], // int8[]
  [1082, String], // date: a day has no hour and no zone, it stays YYYY-MM-DD
  [1182, readTexts], // date[]
  [1231, readNumbers], // numeric[]
  [1700, Number], // numeric
]);

/** How a value of this PostgreSQL type is read, on both databases alike. */
export function readingOf(type: number): (text: string) => unknown {
  return readings.get(type) ?? readByPg(type);
}

/** The same, in the shape that pg asks for. We never ask for binary results. */
export const pgTypes: pg.CustomTypesConfig = { getTypeParser: readingOf };

/**
 * Writes parameters as pg does, so that the embedded database takes and refuses the same ones: a Date for
 * `timestamptz` and `date`, an array for `text[]`, an object for `jsonb` (an array for `jsonb` must go
 * through JSON.stringify).
 */
export function writeParameters(parameters: readonly unknown[]): (string | Buffer | null)[] {
  return parameters.map((value) => prepareValue(value));
}
