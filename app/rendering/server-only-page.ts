import { createContext } from 'react';
import { data, redirectDocument } from 'react-router';
import { isReachable } from '#app/connection/reachable.ts';
import type { ToastText } from '#app/toasts/toast-text.ts';

/** Type of the export `handle` of a route. The layout and the server read it. */
export interface Handle {
  serverOnly?: true;
  /** Scripts of the page show toasts (`showPageToast`). The toast of a redirect appears in any case. */
  toasts?: true;
  /**
   * The server caches the HTML of `main`, which must depend only on the address and the data of the route's loader.
   * The loader still runs for every request.
   */
  cachedMain?: true;
  listed?: true;
  paged?: true;
}

interface ServerOnlyPage {
  flash: ToastText | undefined;
  showsToasts: boolean;
  main?: string | undefined;
}

export const ServerOnlyPageContext = createContext<ServerOnlyPage | null>(null);

/**
 * `clientLoader` of every server-only page. Replaces a client-side navigation with a full page load if the server is
 * reachable. The route also needs a `loader`: otherwise React Router would render the page in the browser.
 */
export async function loadWholePage({ request }: { request: Request }): Promise<never> {
  if (!(await isReachable())) throw data(null, { status: 503 });
  throw redirectDocument(request.url);
}
