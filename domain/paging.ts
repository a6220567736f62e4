export const PAGE_SIZE = 20;

/** A page out of range becomes the nearest page. An empty list has one page. */
export function placeOf(total: number, requestedPage: number, size = PAGE_SIZE) {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, requestedPage), pages);
  return { page, pages, offset: (page - 1) * size };
}

/** Parses the number of a page. Returns 1 for a missing or invalid number. */
export function pageNumberOf(text: string | null | undefined): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
