import type { Path } from '#app/addresses/path.ts';

export function pageIn(query: URLSearchParams, name = 'page'): number {
  const page = Number(query.get(name));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

export function onPage(path: Path, page: number): Path;
export function onPage(path: string, page: number): string;
export function onPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
