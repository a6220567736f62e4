import { type ClientInstrumentation, matchRoutes } from 'react-router';
import { showLost } from './lost-toast.ts';
import { withTimeout } from './no-answer.ts';
import { modulesOf, router } from './router.ts';

let navigations = 0;

/**
 * Loads the scripts of a page before React Router navigates to the page. If a script is missing, React Router reloads
 * the document. Without a connection, this reload would replace the page with the browser's error page.
 */
export const loadModules: ClientInstrumentation = {
  router: (it) =>
    it.instrument({
      async navigate(navigate, { to }) {
        const number = ++navigations;
        if (typeof to === 'number') await navigate();
        else await whenLoaded(to, navigate, () => number === navigations);
      },
      fetch: (fetch, { href }) => whenLoaded(href, fetch),
    }),
};

/**
 * Loads the scripts that the page still needs, then calls `go`. If `isLatest` returns false after loading, `go` is not
 * called and the promise never settles.
 */
async function whenLoaded(href: string, go: () => Promise<unknown>, isLatest = () => true): Promise<void> {
  const missing = addressesOf(href);
  if (missing.length > 0) {
    while (!(await areLoaded(missing))) await new Promise<void>((retry) => showLost(retry));
    if (!isLatest()) await new Promise(() => {});
  }
  await go();
}

function addressesOf(href: string): string[] {
  const { pathname } = new URL(href === '.' ? '' : href, window.location.href);
  const routes = matchRoutes(router().routes, pathname)?.map(({ route }) => route) ?? [];
  return routes
    .filter(({ lazy }) => lazy)
    .flatMap(({ id }) => {
      const { module, clientLoaderModule, clientActionModule, imports = [] } = modulesOf(id) ?? {};
      return [module, clientLoaderModule, clientActionModule, ...imports].filter((it) => it !== undefined);
    });
}

/**
 * Fetches the scripts into the browser's cache, because some browsers cannot repeat a failed `import`. Returns false
 * without a connection, after a timeout or after a server error. A missing script (404) counts as loaded.
 */
async function areLoaded(addresses: string[]): Promise<boolean> {
  try {
    const answers = await withTimeout(Promise.all(addresses.map((it) => fetch(it))));
    // After a release, old scripts return 404. React Router then reloads the document.
    return answers.every(({ status }) => status < 500);
  } catch {
    return false;
  }
}
