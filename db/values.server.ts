import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

// A Date in a `date` column is stored as its day in UTC. By default, pg uses the machine's time zone.
pg.defaults.parseInputDatesAsUTC = true;

const pgParserOf = (type: number) => pg.types.getTypeParser(type) as (text: string) => unknown;
const parseTexts = pgParserOf(1009) as (text: string) => (string | null)[];
const parseNumbers = (text: string) => parseTexts(text).map((item) => (item === null ? null : Number(item)));

/** Parsers by PostgreSQL type OID. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number], // int8, the type of every count. pg would return a string.
  [1016, parseNumbers], // int8[]
  [1082, String], // date, as `YYYY-MM-DD`
  [1182, parseTexts], // date[]
  [1231, parseNumbers], // numeric[]
  [1700, Number], // numeric
]);

/** The embedded database and PostgreSQL use the same parsers. */
export function parserOf(type: number): (text: string) => unknown {
  return parsers.get(type) ?? pgParserOf(type);
}

export const pgTypes: pg.CustomTypesConfig = { getTypeParser: parserOf };

/**
 * Serialises parameters as pg does: a Date for `timestamptz` and `date`, an array for `text[]`, an object for
 * `jsonb`. The caller serialises an array for `jsonb` with JSON.stringify.
 */
export function writeParameters(parameters: readonly unknown[]): (string | Buffer | null)[] {
  return parameters.map((value) => prepareValue(value));
}
