import {
  createPath,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  matchRoutes,
  replace,
} from 'react-router';
import { hideLost, showLost } from './lost-toast.ts';
import { isNoAnswer, isUnanswered, type NoAnswer, reasonOf, withTimeout } from './no-answer.ts';
import { repeatOf } from './repeat.ts';
import { router } from './router.ts';

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware of the root route, around each data request of React Router. Without an answer, the page stays
 * and a toast offers to repeat the request. After a fault of an action, the page and the typed values also stay. A
 * redirect to the shown page replaces its history entry.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request, url }, next) => {
  const isAct = request.method !== 'GET';
  const repeat = repeatOf(request.method, url);
  const results = await withTimeout(next()).catch((error: unknown): Results => {
    const id = matchRoutes(router().routes, url.pathname)?.at(-1)?.route.id ?? 'root';
    return { [id]: { type: 'error', result: error } };
  });
  if (request.signal.aborted) return results;
  return isAct ? keepTyped(results, url, repeat) : keepShown(results, url, repeat);
};

function keepTyped(results: Results, url: URL, repeat: () => void): Results {
  for (const [id, { type, result }] of Object.entries(results)) {
    const noAnswer = type === 'error' ? noAnswerOf(result) : bodyOf(result);
    if (!isNoAnswer(noAnswer)) {
      if (type === 'data') hideLost();
      results[id] = { type, result: inPlace(result, url) };
      continue;
    }
    noAnswer.retry = repeat;
    showLost(repeat, noAnswer.noAnswer);
    // After status 200, React Router would reload the page's data, which would also fail.
    results[id] = { type: 'data', result: data(noAnswer, { status: 503 }) };
  }
  return results;
}

/** React Router itself replaces the entry of the shown page only after a `Form`, not after a fetcher's form. */
function inPlace(result: unknown, url: URL): unknown {
  if (!(result instanceof Response)) return result;
  const target = result.headers.get('location');
  if (target === null) return result;
  const { pathname, search } = new URL(target, url);
  const { status, headers } = result;
  return pathname + search === shownPath() ? replace(target, { status, headers }) : result;
}

const shownPath = () => createPath({ ...router().state.location, hash: '' });

/** Returns undefined for redirects and for the 4xx errors `data(null, …)` that our actions throw. */
function noAnswerOf(error: unknown): NoAnswer | undefined {
  if (error instanceof Response) return undefined;
  if (isRouteErrorResponse(error) && error.data === null && error.status < 500) return undefined;
  return { noAnswer: reasonOf(error) };
}

const bodyOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'init' in result && 'data' in result
    ? result.data
    : result;

async function keepShown(results: Results, url: URL, repeat: () => void): Promise<Results> {
  const failed = Object.values(results).filter(({ type }) => type === 'error');
  if (!failed.some(({ result }) => isUnanswered(result))) {
    // A navigation that loads nothing has no results and proves nothing about the connection.
    if (failed.length === 0 && Object.keys(results).length > 0) hideLost();
    return keepHeader(results);
  }
  showLost(repeat);
  const { location, loaderData } = router().state;
  // Navigating to the current address cancels the pending navigation and loads nothing.
  if (shownPath() !== url.pathname + url.search)
    await router().navigate(
      { ...location },
      { replace: true, preventScrollReset: true, state: location.state, defaultShouldRevalidate: false },
    );
  const shown: Record<string, unknown> = { ...nothingOf(results), ...loaderData };
  return Object.fromEntries(Object.entries(shown).map(([id, result]) => [id, { type: 'data', result }]));
}

const nothingOf = (results: Results) => Object.fromEntries(Object.keys(results).map((id) => [id, null]));

/** Keeps the header's data after a failed reload, because the error page shows the header too. */
function keepHeader(results: Results): Results {
  const shown: unknown = router().state.loaderData.root;
  if (results.root?.type !== 'error' || results.root.result instanceof Response || !shown) return results;
  return { ...results, root: { type: 'data', result: shown } };
}
