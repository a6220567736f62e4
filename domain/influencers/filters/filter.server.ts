import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { foldedColumn } from '#db/search-indexes.server.ts';
import type { Tables } from '#db/tables.ts';
import type { Range } from '../browse-filters.ts';
import { type BitSet, union } from '../index/bit-set.ts';
import type { Columns } from '../index/columns.server.ts';
import type { NumberColumn } from '../index/number-column.ts';
import type { TextColumn } from '../index/text-column.ts';
import type { SearchCriteria } from '../search-criteria-for-viewer.ts';

type FilteredTable = 'influencer' | 'preferences';

export type Filter<Table extends FilteredTable> = (criteria: SearchCriteria) => Condition<Table> | null;

interface Condition<Table extends FilteredTable> {
  index(columns: Columns, isOnly: boolean): Narrowing;
  sql(eb: ExpressionBuilder<Tables, Table>): Expression<SqlBool>;
}

/** The index applies sets first, then ranges, then checks, which take the longest. */
interface Narrowing {
  sets?: BitSet[];
  range?: [NumberColumn, Range];
  check?: ((slot: number) => boolean) | undefined;
}

/** Returns a filter that matches the members of one set of the index. `isSet`: whether the criteria use this filter. */
export function isIn<Table extends FilteredTable>(
  isSet: (criteria: SearchCriteria) => boolean,
  set: (columns: Columns) => BitSet,
  sql: Condition<Table>['sql'],
): Filter<Table> {
  return (criteria) => (isSet(criteria) ? { index: (columns) => ({ sets: [set(columns)] }), sql } : null);
}

export function hasAny<Id extends string>(
  chosen: (criteria: SearchCriteria) => readonly Id[],
  sets: (columns: Columns) => Record<Id, BitSet>,
  column: string,
): Filter<FilteredTable> {
  return (criteria) => {
    const ids = chosen(criteria);
    return ids.length > 0
      ? {
          index: (columns) => ({ sets: [union(ids.map((id) => sets(columns)[id]))] }),
          sql: () => overlaps(column, ids),
        }
      : null;
  };
}

/**
 * Index condition: the folded text contains `words`. If no other filter is set (`isOnly`), compares all candidates, and
 * the column caches the result. Otherwise uses a known result, or compares only the slots that match the other filters.
 */
export function indexContains(column: TextColumn, words: string, isOnly: boolean) {
  const matches = isOnly ? column.matches(words) : column.knownMatches(words);
  return matches
    ? { sets: [matches] }
    : { sets: [column.candidates(words)], check: (slot: number) => column.contains(slot, words) };
}

/**
 * pg_trgm finds texts by three letters or digits in a row. For shorter words, PostgreSQL would read the whole index.
 */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** SQL condition: the folded column contains `words`, which the caller must have folded. */
export const sqlContains = (column: string, words: string) =>
  HAS_TRIGRAM.test(words)
    ? sql<SqlBool>`${foldedColumn(column)} like ${`%${words.replaceAll(/[\\%_]/g, '\\$&')}%`}`
    : sql<SqlBool>`strpos(${foldedColumn(column)}, ${words}) > 0`;

export const overlaps = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} && ${[...ids]}::text[]`;
