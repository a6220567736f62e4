/** The owner typed `declared` figures. `verified` figures were read from Instagram. */
export type FiguresSource = 'declared' | 'verified';

export interface Figures {
  followers: number | null;
  following: number | null;
  posts: number | null;
  /** Percent, 0 to 100. */
  engagementRate: number | null;
}

export const isAnyStated = (...figures: (number | null)[]): boolean =>
  figures.some((figure) => figure !== null);

/** Maximum of a stored count. The columns are 32-bit integers. */
export const MAX_COUNT = 2_000_000_000;

/** Parses `86400`, `86 400`, `86,400` or `86.400`. Returns null for anything else, and above `max`. */
export function countOf(typed: string, max = MAX_COUNT): number | null {
  const plain = typed.trim();
  if (!/^(\d+|\d{1,3}([\s.,’']\d{3})+)$/.test(plain)) return null;
  const count = Number(plain.replace(/\D/g, ''));
  return count <= max ? count : null;
}

/** Parses `4.2`, `4,2` or `4,2 %`, with at most two decimals. Returns null for anything else, and above 100. */
export function percentOf(typed: string): number | null {
  const plain = typed.trim().replace(/\s*%$/, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(plain)) return null;
  const percent = Number(plain);
  return percent <= 100 ? percent : null;
}
