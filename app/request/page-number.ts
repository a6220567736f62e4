import type { Path } from '#app/addresses/path.ts';
import { pageNumberOf } from '#domain/paging.ts';

export function pageIn(query: URLSearchParams, name = 'page'): number {
  return pageNumberOf(query.get(name));
}

export function onPage(path: Path, page: number): Path;
export function onPage(path: string, page: number): string;
export function onPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}
