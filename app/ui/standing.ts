// Put here by vite.config.ts from app/routes.ts.
declare const ADDRESSES: readonly string[];

/** Whether the sitemap has a page at this path, written as in `routes.ts`: a link appears with its page. */
export function stands(path: string): boolean {
  return ADDRESSES.includes(path);
}
