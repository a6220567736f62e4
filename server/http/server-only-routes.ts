import type { ServerBuild } from 'react-router';
import type { Handle } from '#app/rendering/server-only-page.ts';

type Routes = ServerBuild['routes'];

/**
 * Matches the addresses of server-only pages (`app/rendering/server-only-page.ts`), without React Router's data
 * addresses, which end with `.data`.
 */
export function serverOnlyPagePattern({ routes }: ServerBuild): RegExp {
  const paths = (serverOnly: boolean) =>
    Object.values(routes).flatMap((it) =>
      it?.path && !it.path.endsWith('*') && isServerOnlyPage(it) === serverOnly ? [it.path] : [],
    );
  const serverOnlyPaths = paths(true);
  const overlapping = paths(false).filter((path) => serverOnlyPaths.some((it) => overlap(it, path)));
  return new RegExp(`^(?!${anyOf(overlapping)}$|.*\\.data$)${anyOf(serverOnlyPaths)}$`);
}

/**
 * Keeps only the server-only pages, a quarter of the routes. React Router matches all routes twice per request and
 * creates elements for all of them, so fewer routes save time.
 */
export function onlyServerOnlyPages(build: ServerBuild): ServerBuild {
  return onlyRoutes(build, (it) => !it.path || isServerOnlyPage(it));
}

export function onlyRoutes(build: ServerBuild, isKept: (route: Route) => boolean): ServerBuild {
  const kept = Object.entries(build.routes).filter(([, it]) => it && isKept(it));
  const routes: Routes = Object.fromEntries(kept);
  const assets = kept.flatMap(([id]) => {
    const route = build.assets.routes[id];
    return route ? [[id, route] as const] : [];
  });
  return { ...build, routes, assets: { ...build.assets, routes: Object.fromEntries(assets) } };
}

type Route = NonNullable<Routes[string]>;

function isServerOnlyPage({ module }: Route): boolean {
  return ((module.handle ?? {}) as Handle).serverOnly ?? false;
}

function overlap(one: string, other: string): boolean {
  const [mine, theirs] = [one.split('/'), other.split('/')];
  return mine.length === theirs.length && mine.every((it, at) => isParameter(it) || it === theirs[at]);
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

function anyOf(paths: string[]): string {
  const segment = (it: string) => {
    if (isParameter(it)) return '/[^/]+';
    return it.endsWith('?') ? `(?:/${RegExp.escape(it.slice(0, -1))})?` : `/${RegExp.escape(it)}`;
  };
  return `(?:${paths.map((path) => path.split('/').map(segment).join('')).join('|')})/?`;
}
