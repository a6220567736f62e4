import type { RawBuilder, SqlBool } from 'kysely';
import type { StatedProfile } from '../conditions/condition.ts';

export interface ReadFilter<Value> {
  value: Value;
  /** Address parameters that stand for this value. Empty if the filter is not set. */
  parameters: [name: string, value: string][];
  /** Condition on `campaign` for the influencer who searches at `now`. Null if the filter is not set. */
  sql: ((profile: StatedProfile, now: Date) => RawBuilder<SqlBool>) | null;
}

export type SearchFilter<Value> = (query: URLSearchParams) => ReadFilter<Value>;

/** The address has `name=1` if the filter is on. */
export function switchFilter(
  name: string,
  sql: NonNullable<ReadFilter<boolean>['sql']>,
): SearchFilter<boolean> {
  return (query) => {
    const value = query.has(name, '1');
    return { value, parameters: value ? [[name, '1']] : [], sql: value ? sql : null };
  };
}

/** The address has `name=id` for each chosen id. */
export function choiceFilter<Id extends string>(
  name: string,
  ids: readonly Id[],
  sql: (chosen: Id[]) => RawBuilder<SqlBool>,
): SearchFilter<Id[]> {
  return (query) => {
    const asked = query.getAll(name);
    const value = ids.filter((id) => asked.includes(id));
    return {
      value,
      parameters: value.map((id) => [name, id]),
      sql: value.length > 0 ? () => sql(value) : null,
    };
  };
}
