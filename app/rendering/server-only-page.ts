import { createContext } from 'react';
import { redirectDocument } from 'react-router';
import type { ToastText } from '#app/toasts/toast-text.ts';

/** What a route says of itself, in `export const handle`, to the layout and to the server. */
export interface Handle {
  /** It only reads: it ships no React to anyone, and HTML does whatever there is to do. */
  document?: true;
  /** Search engines may list it. Of a route that does not say so they are told to keep out. */
  listed?: true;
  /** A list of several pages, each of which stands for itself: `?page=2` belongs to its canonical address. */
  paged?: true;
}

/** Set while a document is drawn on the server, with the notice a redirect left for it; null on every other page. */
export const ServerOnlyPageContext = createContext<{ flash: ToastText | undefined } | null>(null);

/**
 * The `clientLoader` of every document: reached from a page that React drives, it is loaded whole. It needs a `loader`
 * beside it, if only one that returns null, or the server leaves the page to the browser and draws nothing.
 */
export function loadWholePage({ request }: { request: Request }): never {
  throw redirectDocument(request.url);
}
