import {
  addressesAnsweredByServer,
  answeredByServerInBothLanguages,
} from '#app/addresses/answered-by-server.ts';

const FILES = /^\/(assets|files|media)\/./;
export const OTHER_ROUTE = '(other)';

/**
 * Returns a function that finds the route pattern of a path, such as `/client/campaign/:campaignId`. Unknown paths
 * have the pattern `(other)`. A path, its French version and their `.data` addresses have the same pattern. Results are
 * therefore few and contain no id or name. `patterns` are the site's routes, such as `fr?/client/campaign/:campaignId`.
 */
export function routePatterns(patterns: readonly string[]): (path: string) => string {
  const all = [
    ...addressesAnsweredByServer,
    ...answeredByServerInBothLanguages,
    '/',
    ...patterns.filter((it) => !it.endsWith('*')).map(addressIn),
  ];
  const byMaskedPath = new Map(all.map((pattern) => [pattern.replace(/:\w+/g, '*'), pattern]));
  const words = new Set(all.flatMap((pattern) => pattern.split('/')));
  return (path) => {
    const exact = byMaskedPath.get(path);
    if (exact) return exact;
    const files = FILES.exec(path);
    if (files) return `/${files[1]}/*`;
    const page = path.replace(/^\/fr(?=[/.]|$)/, '').replace(/(\/_)?\.data$/, '');
    const known = byMaskedPath.get(page || '/');
    if (known) return known;
    const masked = page.split('/').map((word) => (words.has(word) ? word : '*'));
    return byMaskedPath.get(masked.join('/')) ?? OTHER_ROUTE;
  };
}

function addressIn(pattern: string): string {
  return `/${pattern.replace(/^fr\?\/?/, '')}`;
}
