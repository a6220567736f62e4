import { createContext } from 'react';
import { redirectDocument } from 'react-router';
import type { ToastText } from '#app/toasts/toast-text.ts';

/** Properties of a route for the layout and the server: `export const handle: Handle`. */
export interface Handle {
  /** A server-only page: it ships no React and works with HTML alone. */
  serverOnly?: true;
  /** Search engines may index it. All other routes forbid it. */
  listed?: true;
  /** A list whose pages have their own canonical addresses, with `?page=2`. */
  paged?: true;
}

/** On a server-only page the toast that a redirect set; null on every other page. */
export const ServerOnlyPageContext = createContext<{ flash: ToastText | undefined } | null>(null);

/**
 * The `clientLoader` of every server-only page: client-side navigation to it becomes a full page load. The route also needs a
 * `loader`, even one that returns null, or the server leaves rendering to the browser.
 */
export function loadWholePage({ request }: { request: Request }): never {
  throw redirectDocument(request.url);
}
