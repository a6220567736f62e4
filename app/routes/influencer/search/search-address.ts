import { redirect } from 'react-router';
import { languageOf } from '#messages/path-language.ts';
import { readTypedDay } from '#messages/typed-day.ts';

export const dayNames = ['from', 'to'] as const;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Returns the query of an address. Redirects to a query with days as `YYYY-MM-DD`, because forms send days in the
 * format of their language.
 */
export function searchIn({ pathname, searchParams }: URL): URLSearchParams {
  const query = new URLSearchParams(searchParams);
  for (const name of dayNames) {
    const day = readTypedDay(query.get(name), languageOf(pathname));
    if (query.has(name) && isDay(day)) query.set(name, day);
  }
  if (query.toString() !== searchParams.toString()) throw redirect(`${pathname}?${query}`);
  return searchParams;
}

export function without(address: string, ...names: string[]): string {
  const query = new URLSearchParams(address);
  for (const name of names) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

export function withPage(address: string, page: number): string {
  const query = new URLSearchParams(address);
  query.set('page', String(page));
  return `?${query}`;
}
