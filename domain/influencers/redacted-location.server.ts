import { type SqlBool, sql } from 'kysely';
import { foldedColumn } from '#db/search-indexes.server.ts';
import { fold } from '../fold.ts';

/** Words of a name up to this length do not identify a person, for example `de`, `le` or an initial. */
const MAX_SHORT_WORD = 2;

/**
 * Characters outside these ranges separate words. PostgreSQL's own character classes depend on the locale of the
 * database.
 */
const WORD_SEPARATORS =
  '[^a-z0-9À-ÖØ-öø-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefe\uff10-\uffdc\u{10000}-\u{1efff}\u{20000}-\u{3ffff}]+';
const wordSeparators = new RegExp(WORD_SEPARATORS, 'gu');

interface IdentityFields {
  name: string;
  handle: string;
  location: string;
}

/** Returns an empty text if the location reveals the influencer's identity. */
export function redactedLocation(fields: IdentityFields): string {
  return revealsIdentity(fields) ? '' : fields.location;
}

/**
 * True if the location contains an @, the whole handle, or a word of the name longer than two characters. Ignores
 * case and accents. `sqlRevealsIdentity` is the same rule in SQL.
 */
export function revealsIdentity({ name, handle, location }: IdentityFields): boolean {
  const words = spacedWords(location);
  return (
    location.includes('@') ||
    words.includes(spacedWords(handle)) ||
    spacedWords(name)
      .split(' ')
      // Counts code points, like PostgreSQL. `word.length` would count UTF-16 units.
      .some((word) => Array.from(word).length > MAX_SHORT_WORD && words.includes(` ${word} `))
  );
}

export const sqlRevealsIdentity = sql<SqlBool>`(strpos(location, '@') > 0
  or strpos(${sqlSpacedWords('location')}, ${sqlSpacedWords('handle')}) > 0
  or exists (
    select from unnest(string_to_array(${sqlSpacedWords('full_name')}, ' ')) as word
    where length(word) > ${sql.lit(MAX_SHORT_WORD)} and strpos(${sqlSpacedWords('location')}, ' ' || word || ' ') > 0
  ))`;

/** Returns folded words, separated and enclosed by single spaces, so that a search finds whole words only. */
function spacedWords(text: string): string {
  // `trim()` would also remove U+1680, which this rule counts as part of a word.
  return ` ${fold(text).split(wordSeparators).filter(Boolean).join(' ')} `;
}
function sqlSpacedWords(column: string) {
  return sql`(' ' || btrim(regexp_replace(${foldedColumn(column)}, ${sql.lit(WORD_SEPARATORS)}, ' ', 'g')) || ' ')`;
}
