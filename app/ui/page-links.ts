/**
 * Returns the page numbers to link to. Above five pages, these are the first, the last and the current page with its
 * neighbours. Null marks a gap.
 */
export function pageLinks(page: number, pages: number): (number | null)[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1);
  const linked = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return linked.flatMap((number, index) =>
    index > 0 && number - (linked[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}
