import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Range } from '../browse-filters.ts';
import type { BitSet } from '../index/bit-set.ts';
import type { Columns } from '../index/columns.server.ts';
import type { NumberColumn } from '../index/number-column.ts';
import type { SearchCriteria } from '../search-criteria.ts';

/** One filter of the list of influencers, null when it is not set. */
export type Filter<Table extends 'influencer' | 'preferences'> = (
  criteria: SearchCriteria,
) => Condition<Table> | null;

/** One rule for the influencer index and for SQL. Both must find the same influencers. */
export interface Condition<Table extends 'influencer' | 'preferences'> {
  index(columns: Columns): Narrowing;
  sql(eb: ExpressionBuilder<Tables, Table>): Expression<SqlBool>;
}

/** Conditions for the index, cheapest first: it applies all sets, then all ranges, then all checks. */
export interface Narrowing {
  sets?: BitSet[];
  range?: [NumberColumn, Range];
  check?: ((slot: number) => boolean) | undefined;
}

/** SQL condition: the column, normalized by `folded()`, contains `words`. The caller must have normalized `words`. */
export const contains = (column: string, words: string) =>
  sql<SqlBool>`strpos(folded(${sql.ref(column)}), ${words}) > 0`;

/** SQL for an array with at least one of these ids. */
export const overlaps = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} && ${[...ids]}::text[]`;
