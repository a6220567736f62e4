import type { Path } from '#app/addresses/path.ts';

/** The page number an address asks for: the first, unless it names another. */
export function pageIn(query: URLSearchParams): number {
  const asked = Number(query.get('page'));
  return Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
}

/** The address of a list's page. The first one goes without saying. */
export function onPage(path: Path, page: number): Path;
export function onPage(path: string, page: number): string;
export function onPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
