/**
 * The pages that a list of so many links to: all of up to five; of more the first, the last, and the current one with its
 * neighbours. Null stands where some are left out.
 */
export function pageLinks(page: number, pages: number): (number | null)[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1);
  const linked = [...new Set([1, page - 1, page, page + 1, pages])].filter((it) => it >= 1 && it <= pages);
  return linked.flatMap((it, index) => (index > 0 && it - (linked[index - 1] ?? 0) > 1 ? [null, it] : [it]));
}
