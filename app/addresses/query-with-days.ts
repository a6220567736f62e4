import { redirect } from 'react-router';
import { languageOf } from '#messages/path-language.ts';
import { readTypedDay } from '#messages/typed-day.ts';

export const dayNames = ['from', 'to'] as const;

/**
 * Returns the query of an address. Redirects to a query with days as `YYYY-MM-DD`, because forms send days in the
 * format of their language.
 */
export function queryWithDaysIn({ pathname, searchParams }: URL): URLSearchParams {
  const query = new URLSearchParams(searchParams);
  for (const name of dayNames) {
    if (query.has(name)) query.set(name, readTypedDay(query.get(name), languageOf(pathname)));
  }
  if (query.toString() !== searchParams.toString()) throw redirect(`${pathname}?${query}`);
  return searchParams;
}
