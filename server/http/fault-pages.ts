import { data, type RouterContextProvider, type ServerBuild } from 'react-router';
import { requestContext } from '#app/request/context.ts';
import { m } from '#messages';
import { log } from '#services/log.ts';
import { site } from '#site';
import { onlyRoutes } from './server-only-routes.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

interface Args {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Makes loaders and actions log faults and respond 500. The error page shows the request id. */
export function withRequestIds(build: ServerBuild): ServerBuild {
  return mapRoutes(build, ({ module, ...route }) => {
    const { loader, action } = module;
    const wrapped = { ...(loader && { loader: withId(loader) }), ...(action && { action: withId(action) }) };
    return { ...route, module: { ...module, ...wrapped } };
  });
}

/**
 * Makes every address show the error page. The error page reads no database, so its header shows neither the person
 * nor a link to log in.
 */
export function onlyFaultPage(build: ServerBuild): ServerBuild {
  const page = onlyRoutes(build, ({ id, path }) => id === 'root' || path?.endsWith('*') === true);
  return mapRoutes(page, ({ module, ...route }) => {
    const { loader: _, ...layout } = module;
    if (route.id === 'root') return { ...route, module: layout };
    const loader = ({ context }: Args) => {
      const { requestId } = context.get(requestContext);
      throw data({ requestId }, { status: 500 });
    };
    const meta = () => [{ title: `${m.fault_title()} · ${site.name}` }];
    return { ...route, module: { ...module, loader, meta } };
  });
}

function mapRoutes(build: ServerBuild, change: (route: Route) => Route): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, it]) => [id, it && change(it)] as const);
  return { ...build, routes: Object.fromEntries(routes) };
}

function withId<A extends Args>(handle: (args: A) => unknown): (args: A) => Promise<unknown> {
  return async (args) => {
    try {
      return await handle(args);
    } catch (error) {
      const { request, context } = args;
      if (isAnswer(error) || request.signal.aborted) throw error;
      const { requestId } = context.get(requestContext);
      log.error('a request failed', { error });
      throw data({ requestId }, { status: 500 });
    }
  };
}

function isAnswer(error: unknown): boolean {
  if (error instanceof Response) return true;
  return typeof error === 'object' && error !== null && 'init' in error && 'data' in error;
}
