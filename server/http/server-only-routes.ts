import type { ServerBuild } from 'react-router';
import type { Handle } from '#app/rendering/server-only-page.ts';

type Routes = ServerBuild['routes'];

/**
 * The addresses at which a document (`app/rendering/server-only-page.ts`) may stand, and nothing else does: no page that React drives, nor the
 * data of one, which React Router asks for under the same address with `.data` at its end.
 */
export function serverOnlyPagePattern({ routes }: ServerBuild): RegExp {
  const paths = (are: boolean) =>
    Object.values(routes).flatMap((it) =>
      it?.path && !isCatchAll(it) && isServerOnlyPage(it) === are ? [it.path] : [],
    );
  const documents = paths(true);
  const between = paths(false).filter((path) => documents.some((it) => meet(it, path)));
  return new RegExp(`^(?!${anyOf(between)}$|.*\\.data$)${anyOf(documents)}$`);
}

/**
 * The same build with documents alone, a tenth of the routes. For each request React Router tries one route after the other,
 * twice, and makes the elements of all it knows.
 */
export function onlyServerOnlyPages(build: ServerBuild): ServerBuild {
  const kept = Object.entries(build.routes).filter(([, it]) => it && (!it.path || isServerOnlyPage(it)));
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

/** The route of every address at which nothing stands (`*`): it is no address of its own. */
function isCatchAll({ path }: Route): boolean {
  return path?.endsWith('*') ?? false;
}

/** Whether both may stand at one address. */
function meet(one: string, other: string): boolean {
  const [mine, theirs] = [one.split('/'), other.split('/')];
  return mine.length === theirs.length && mine.every((it, at) => isAny(it) || it === theirs[at]);
}

function isAny(segment: string): boolean {
  return segment.startsWith(':');
}

function anyOf(paths: string[]): string {
  const segment = (it: string) => {
    if (isAny(it)) return '/[^/]+';
    return it.endsWith('?') ? `(?:/${RegExp.escape(it.slice(0, -1))})?` : `/${RegExp.escape(it)}`;
  };
  return `(?:${paths.map((path) => path.split('/').map(segment).join('')).join('|')})/?`;
}
