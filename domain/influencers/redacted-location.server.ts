import { type SqlBool, sql } from 'kysely';
import { fold } from '../fold.ts';

/** Words of at most so many characters tell nobody: `de`, `le`, an initial. */
const SHORT = 2;

/**
 * What separates words. The ranges are those of letters and digits, because PostgreSQL's own classes depend on the locale of the
 * database.
 */
const BETWEEN_WORDS =
  '[^a-z0-9À-ÖØ-öø-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefe\uff10-\uffdc\u{10000}-\u{1efff}\u{20000}-\u{3ffff}]+';
const betweenWords = new RegExp(BETWEEN_WORDS, 'gu');

interface Written {
  name: string;
  handle: string;
  location: string;
}

/** The location as a visitor reads it: empty when it tells who the influencer is. */
export function redactedLocation(written: Written): string {
  return tellsWho(written) ? '' : written.location;
}

/**
 * A location tells who somebody is when it contains an @, their whole handle, or a word of their name that is longer than two
 * characters. Case and accents do not count. `sqlTellsWho` is the same rule.
 */
export function tellsWho({ name, handle, location }: Written): boolean {
  const words = apart(location);
  return (
    location.includes('@') ||
    words.includes(apart(handle)) ||
    apart(name)
      .split(' ')
      // Counts characters, as PostgreSQL does; `length` counts some of them twice.
      .some((word) => Array.from(word).length > SHORT && words.includes(` ${word} `))
  );
}

/** `tellsWho` for a row of `influencer`. */
export const sqlTellsWho = sql<SqlBool>`(strpos(location, '@') > 0
  or strpos(${sqlApart('location')}, ${sqlApart('handle')}) > 0
  or exists (
    select from unnest(string_to_array(${sqlApart('full_name')}, ' ')) as word
    where length(word) > ${sql.lit(SHORT)} and strpos(${sqlApart('location')}, ' ' || word || ' ') > 0
  ))`;

/** Folded words with one space between them and one at each end, so that a search finds whole words only. */
function apart(text: string): string {
  // Not trim(): it also removes U+1680, which counts as a letter here.
  return ` ${fold(text).split(betweenWords).filter(Boolean).join(' ')} `;
}
function sqlApart(column: string) {
  return sql`(' ' || btrim(regexp_replace(folded(${sql.ref(column)}), ${sql.lit(BETWEEN_WORDS)}, ' ', 'g')) || ' ')`;
}
