import { type ListView, listView, wholeList } from '#domain/campaigns/list-view.ts';
import { parse } from '#domain/parse.ts';

/** Reads from an address which part of a list of campaigns to show: the filters and the page number. */
export function viewIn({ url }: { url: string }): ListView {
  return parse(listView, Object.fromEntries(new URL(url).searchParams));
}

/** Returns the query string for a view of the list. It omits default values, so that each view has one address. */
export function queryOf(view: ListView): string {
  const params = Object.entries(view)
    .filter(([name, value]) => value !== wholeList[name as keyof ListView])
    .map(([name, value]) => [name, String(value)]);
  return params.length === 0 ? '' : `?${new URLSearchParams(params).toString()}`;
}
