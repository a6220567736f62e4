import { createContext } from 'react';
import { redirectDocument } from 'react-router';
import type { ToastText } from '#app/toasts/toast-text.ts';

/** Properties of a route for the layout and the server: `export const handle: Handle`. */
export interface Handle {
  /** The page is server-only: it has no React in the browser. */
  serverOnly?: true;
  /** Search engines may index the page. Without this property the page forbids indexing. */
  listed?: true;
  /** The route shows a list in several pages. Each page of the list has its own canonical address (`?page=2`). */
  paged?: true;
}

/** On a server-only page, `flash` is the toast that a redirect has set, if any. The context is null on every other page. */
export const ServerOnlyPageContext = createContext<{ flash: ToastText | undefined } | null>(null);

/**
 * The `clientLoader` of every server-only page. It turns client-side navigation into a full page load. The route also needs
 * a `loader`, because without a `loader` the server leaves rendering to the browser.
 */
export function loadWholePage({ request }: { request: Request }): never {
  throw redirectDocument(request.url);
}
