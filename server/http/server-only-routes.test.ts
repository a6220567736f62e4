import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { onlyServerOnlyPages, serverOnlyPagePattern } from './server-only-routes.ts';

const serverOnlyPaths = ['fr?', 'fr?/blog', 'fr?/blog/:slug', 'fr?/influencer/:id', 'fr?/*'];
const others = [
  'fr?/blog/feed.xml',
  'fr?/influencer/dashboard',
  'fr?/messages',
  'fr?/staff/blog/:id',
  'robots.txt',
];
const all = ['root', ...serverOnlyPaths, ...others];

const build = {
  routes: Object.fromEntries(
    all.map((id) => [
      id,
      {
        ...(id !== 'root' && { path: id }),
        module: serverOnlyPaths.includes(id) ? { handle: { serverOnly: true } } : {},
      },
    ]),
  ),
  assets: { routes: Object.fromEntries(all.map((id) => [id, { id }])) },
} as unknown as ServerBuild;

it('matches addresses of server-only pages in both languages, and no address of another route', () => {
  const pattern = serverOnlyPagePattern(build);
  for (const address of ['/', '/fr', '/blog', '/fr/blog', '/blog/a-title', '/fr/influencer/one'])
    expect(address).toMatch(pattern);
  for (const address of ['/messages', '/blog/a/b', '/de', '/fr/staff/blog/1', '/robots.txt', '/Blog'])
    expect(address).not.toMatch(pattern);
  for (const address of [
    '/blog/feed.xml',
    '/fr/blog/feed.xml',
    '/influencer/dashboard',
    '/influencer/dashboard.data',
  ])
    expect(address).not.toMatch(pattern);
});

it('keeps server-only routes and their assets only', () => {
  const reduced = onlyServerOnlyPages(build);
  expect(Object.keys(reduced.routes)).toEqual(['root', ...serverOnlyPaths]);
  expect(Object.keys(reduced.assets.routes)).toEqual(['root', ...serverOnlyPaths]);
});
