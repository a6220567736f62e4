/** How many of a list stand on one page, unless the list says otherwise. */
export const PAGE_SIZE = 20;

/** Where in a list a page is. A page past the last one is the last one, and an empty list has one page. */
export function placeOf(total: number, asked: number, size = PAGE_SIZE) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, asked), pages);
  return { page, pages, offset: (page - 1) * size };
}
