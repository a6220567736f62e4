import { createContext } from 'react';
import { data, redirectDocument } from 'react-router';
import { isReachable } from '#app/connection/reachable.ts';
import type { ToastText } from '#app/toasts/toast-text.ts';

/** Properties of a route for the layout and the server. Each route exports them as `handle`. */
export interface Handle {
  serverOnly?: true;
  /** Whether scripts of the route's page show toasts (`showPageToast`). A toast of a redirect always appears. */
  toasts?: true;
  /**
   * Whether the server caches the HTML of `main`. The HTML must depend only on the address and on the data of the
   * route's loader, which is read for every request.
   */
  cachedMain?: true;
  /** Whether search engines may index the page. By default, the page forbids indexing. */
  listed?: true;
  /** Whether each page of the route's list has its own canonical address (`?page=2`). */
  paged?: true;
}

interface ServerOnlyPage {
  flash: ToastText | undefined;
  /** Whether the page has the script that shows toasts. Most other pages have no script at all. */
  showsToasts: boolean;
  /** The cached HTML of `main`. */
  main?: string | undefined;
}

export const ServerOnlyPageContext = createContext<ServerOnlyPage | null>(null);

/**
 * The `clientLoader` of every server-only page. Turns client-side navigation into a full page load, if the server can
 * be reached. The route also needs a `loader`: without a `loader`, the server would leave the rendering to the browser.
 */
export async function loadWholePage({ request }: { request: Request }): Promise<never> {
  if (!(await isReachable())) throw data(null, { status: 503 });
  throw redirectDocument(request.url);
}
