/** How many of a list stand on one page. */
export const PAGE_SIZE = 20;

/** Where in a list a page is. A page past the last one is the last one, and an empty list has one page. */
export function placeOf(total: number, asked: number) {
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, offset: (page - 1) * PAGE_SIZE };
}
