import { existsSync, globSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { addressesAnsweredByServer, answeredByServerInBothLanguages } from './answered-by-server.ts';

const patterns = new Set([
  ...routes.map(({ path = '' }: RouteConfigEntry) => `/${path.replace(/^fr\?\/?/, '')}`),
  ...addressesAnsweredByServer,
  ...answeredByServerInBothLanguages,
  '/campaigns',
]);

/**
 * Returns addresses that the compiler does not check: template strings, strings that match no address pattern, strings
 * where the compiler accepts any string (`href="/…"`), and imports of `pathIn`, which accepts any string.
 */
function uncheckedAddresses(source: string): string[] {
  const code = source.replace(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const isFile = (text: string) => existsSync(`public/${text.split('/')[1]}`);
  const templates = [...code.matchAll(/`(\/[a-z][^`]*)`/g)].filter(([, text = '']) => !isFile(text));
  const strings = [...code.matchAll(/'(\/[a-z][^'\n]*)'/g)].filter(
    ([, text = '']) => !patterns.has(text) && !isFile(text),
  );
  const untyped = code.matchAll(
    /(?:\b(?:to|href|action)=["']|(?<!\.)\b(?:redirect|replace|fetch|navigate)\(["'`])\/[a-z]\S*/g,
  );
  const prefixed = code.matchAll(/import \{[^}]*\bpathIn\b[^}]*\} from '#messages\/path-language\.ts'/g);
  return [...templates, ...strings, ...untyped, ...prefixed].map(([address]) => address);
}

it('finds no unchecked address in pages, emails and redirects', () => {
  const files = globSync([
    'app/**/*.{ts,tsx}',
    'server/{mail,email}/**/*.ts',
    'server/**/staff-command.ts',
  ]).filter(
    (it) =>
      !/\.test\.|^app\/(addresses\/path|routes)\.ts$|^app\/routes\/dev\//.test(it.replaceAll('\\', '/')),
  );
  const unchecked = files.flatMap((it) =>
    uncheckedAddresses(readFileSync(it, 'utf8')).map((text) => `${it}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(unchecked).toEqual([]);
});

it.each([
  ['to(`/client/campaign/1`)', 1],
  ["goTo(language, '/profile?tab=account')", 1],
  ["to('/client/campain/:campaignId', { campaignId })", 1],
  ['<Link to="/login">', 1],
  ["fetch('/api/consent')", 1],
  ["import { pathIn } from '#messages/path-language.ts';", 1],
  ["to('/client/campaign/:campaignId', { campaignId })", 0],
  ["goTo(language, '/login')", 0],
  ['const placeholder = `/veils/1.webp`;', 0],
])('finds in %s %d unchecked addresses', (code, count) =>
  expect(uncheckedAddresses(code)).toHaveLength(count),
);
