/**
 * Returns the page numbers to link to. Of more than five pages: the first, the last, the current and its neighbours.
 * Null marks a gap.
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
