import { type ListView, listView, wholeList } from '#domain/campaigns/list-view.ts';
import { parse } from '#domain/parse.ts';

/** The view of the brand's campaigns that an address asks for. */
export function viewIn({ url }: { url: string }): ListView {
  return parse(listView, Object.fromEntries(new URL(url).searchParams));
}

/** The query that asks for a view: nothing for what is not filtered, so that one view has one address. */
export function queryOf(view: ListView): string {
  const said = Object.entries(view)
    .filter(([name, value]) => value !== wholeList[name as keyof ListView])
    .map(([name, value]) => [name, String(value)]);
  return said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`;
}
