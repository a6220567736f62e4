import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

// Stores a Date in a `date` column as its day in UTC. By default, pg uses the machine's time zone.
pg.defaults.parseInputDatesAsUTC = true;

const pgParserOf = (type: number) => pg.types.getTypeParser(type) as (text: string) => unknown;
const parseTexts = pgParserOf(1009) as (text: string) => (string | null)[];
const parseNumbers = (text: string) => parseTexts(text).map((item) => (item === null ? null : Number(item)));

/** Parsers that replace pg's own parsers, by PostgreSQL type OID. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, Number], // int8, the type of every count. pg would return a string.
  [1016, parseNumbers], // int8[]
  [1082, String], // date, as `YYYY-MM-DD`
  [1182, parseTexts], // date[]
  [1231, parseNumbers], // numeric[]
  [1700, Number], // numeric
]);

/** Returns the parser of a PostgreSQL type. Both databases use the same parser. */
export function parserOf(type: number): (text: string) => unknown {
  return parsers.get(type) ?? pgParserOf(type);
}

/** The parsers in pg's interface. No query requests binary results. */
export const pgTypes: pg.CustomTypesConfig = { getTypeParser: parserOf };

/**
 * Serialises parameters in pg's way, because both databases must accept the same types: a Date for `timestamptz`
 * and `date`, an array for `text[]`, an object for `jsonb`. The caller must serialise an array for `jsonb` with
 * JSON.stringify.
 */
export function writeParameters(parameters: readonly unknown[]): (string | Buffer | null)[] {
  return parameters.map((value) => prepareValue(value));
}
