export const PAGE_SIZE = 20;

/** A page out of range becomes the nearest page. An empty list has one page. */
export function placeOf(total: number, requestedPage: number, size = PAGE_SIZE) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, requestedPage), pages);
  return { page, pages, offset: (page - 1) * size };
}
