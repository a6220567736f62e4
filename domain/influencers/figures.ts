/** The figures of a profile, as its owner declares them or as Instagram was read. */
export interface Figures {
  followers: number;
  following: number;
  posts: number;
  /** Percent, 0 to 100. */
  engagementRate: number;
}

const LARGEST_COUNT = 2_000_000_000;

/** A count as people type it: `86400`, `86 400`, `86,400`, `86.400`. Null for anything else. */
export function countOf(typed: string): number | null {
  const plain = typed.trim();
  if (!/^(\d+|\d{1,3}([\s.,’']\d{3})+)$/.test(plain)) return null;
  const count = Number(plain.replace(/\D/g, ''));
  return count <= LARGEST_COUNT ? count : null;
}

/** A rate in percent as people type it: `4.2`, `4,2`, `4,2 %`; two decimals at most. Null when it is none, or above 100. */
export function percentOf(typed: string): number | null {
  const plain = typed.replace(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d{0,2})?$/.test(plain)) return null;
  const percent = Number(plain);
  return percent <= 100 ? percent : null;
}

/** Figures stay verified only while they are, to the last one, those that were read. */
export function areSameFigures(one: Figures, other: Figures): boolean {
  return (
    one.followers === other.followers &&
    one.following === other.following &&
    one.posts === other.posts &&
    one.engagementRate === other.engagementRate
  );
}
