export const MAX_PORTFOLIO_ITEMS = 12;

/** Numbers of characters. */
export const MAX_TITLE_LENGTH = 80;
export const MAX_BRAND_LENGTH = 80;
export const MAX_ALT_LENGTH = 200;
export const MAX_LINK_LENGTH = 500;

export interface PortfolioItem {
  id: string;
  title: string;
  brand: string;
  link: string | null;
  /** Media reference (`files/media.ts`). Uploads are private files. */
  picture: string | null;
  alt: string;
}

export type Direction = 'up' | 'down';

/** Moves an id by one place. The first id cannot move up, and the last id cannot move down. */
export function moved(ids: readonly string[], id: string, direction: Direction): string[] {
  const from = ids.indexOf(id);
  return movedTo(ids, id, from + (direction === 'up' ? -1 : 1));
}

export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((it) => it !== id);
  if (others.length === ids.length) return [...ids];
  const to = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, to), id, ...others.slice(to)];
}
