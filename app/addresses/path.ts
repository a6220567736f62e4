import type { Register } from 'react-router';
import type { Language } from '#domain/language.ts';
import { pathIn } from '#messages/path-language.ts';
import type { AddressAnsweredByServer } from './answered-by-server.ts';

type Pages = Register['pages'];

/** Patterns have no language prefix. `/campaigns` has no route, but the 404 page redirects members who open it. */
export type Pattern =
  | '/campaigns'
  | Exclude<keyof Pages, '/fr' | `/fr/${string}` | `/${string}*`>
  | AddressAnsweredByServer;

type ParamsIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

type StaticPattern = { [P in Pattern]: ParamsIn<P> extends never ? P : never }[Pattern];

declare const filled: unique symbol;

type FilledPath = string & { readonly [filled]: true };

/** Paths have no language prefix. The compiler rejects unknown addresses of this site. */
export type Path = StaticPattern | FilledPath;

type Query = Record<string, string | number | null | undefined>;

/** Path parameters by name, then optional query parameters. The key `#` sets the fragment. */
export type Values<P> = [P] extends [StaticPattern]
  ? [values?: Query]
  : P extends Pattern
    ? [values: Record<ParamsIn<P>, string> & Query]
    : [];

/** Fills in a pattern for a fixed language: `to('/blog/:slug', { slug })`. */
export type To = <P extends Pattern | Path>(path: P, ...values: Values<P>) => string;

/** Omits empty values from the query string: `pathTo('/blog/:slug', { slug, page: 2 })`. */
export function pathTo<P extends Pattern>(pattern: P, ...[values]: Values<P>): FilledPath {
  return fill(pattern, values) as FilledPath;
}

/** `hrefIn('fr', '/blog/:slug', { slug })` is `/fr/blog/…`. */
export function hrefIn<P extends Pattern | Path>(
  language: Language,
  path: P,
  ...[values]: Values<P>
): string {
  return pathIn(language, values ? fill(path, values) : path);
}

function fill(pattern: string, { '#': fragment, ...values }: Query = {}): string {
  const rest = new Map(Object.entries(values));
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    rest.delete(name);
    return encodeURIComponent(values[name] ?? '');
  });
  const query = new URLSearchParams();
  for (const [name, value] of rest) if (value != null && value !== '') query.set(name, String(value));
  return path + (query.size > 0 ? `?${query}` : '') + (fragment ? `#${fragment}` : '');
}

/**
 * Accepts an untrusted path of this site. Rejects a leading `//` or `/\`, because a host name could follow, and tabs,
 * because browsers ignore them in addresses.
 */
export function isOwnPath(path: string): path is FilledPath {
  return /^\/(?![/\\])[!-~]*$/.test(path);
}
