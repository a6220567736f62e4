import { redirect } from 'react-router';
import { type Path, pathTo } from '#app/addresses/path.ts';
import { type ListView, listViewOf, wholeList } from '#domain/campaigns/list-view.ts';
import type { Language } from '#domain/language.ts';
import { languageOf } from '#messages/path-language.ts';
import { readTypedDay } from '#messages/typed-day.ts';

/**
 * Reads the view of a list from the query parameters of an address. Redirects to an address with days as `YYYY-MM-DD`,
 * because forms send days in the format of their language. A day that does not exist, such as 31 February, stays in the
 * address as it was typed.
 */
export function viewIn({ pathname, searchParams }: URL): ListView {
  const asked = Object.fromEntries(searchParams);
  const view = listViewOf(asked);
  const typed = listViewOf({ ...asked, ...typedDaysIn(asked, languageOf(pathname)) });
  if (queryOf(typed) === queryOf(view)) return view;
  const query = new URLSearchParams(queryOf(typed));
  for (const name of ['from', 'to'] as const) {
    if (asked[name] && !typed[name]) query.set(name, asked[name]);
  }
  throw redirect(`${pathname}?${query}`);
}

const typedDaysIn = ({ from = '', to = '' }: Record<string, string>, language: Language) => ({
  from: readTypedDay(from, language),
  to: readTypedDay(to, language),
});

/** Omits default values, so that each view has one address. */
export function queryOf(view: ListView): string {
  const params = Object.entries(view)
    .filter(([name, value]) => value !== wholeList[name as keyof ListView])
    .map(([name, value]) => [name, String(value)]);
  return params.length === 0 ? '' : `?${new URLSearchParams(params).toString()}`;
}

/** Returns the path of `list` with the view read from `url`, for the redirect after a transition. */
export function listPathIn(url: URL, list: '/client/dashboard' | '/client/campaigns'): Path {
  return pathTo(list, Object.fromEntries(new URLSearchParams(queryOf(viewIn(url)))));
}
