import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { onlyServerOnlyPages, serverOnlyPagePattern } from './server-only-routes.ts';

const documents = ['fr?', 'fr?/blog', 'fr?/blog/:slug', 'fr?/influencer/:id', 'fr?/*'];
const others = [
  'fr?/blog/feed.xml',
  'fr?/influencer/dashboard',
  'fr?/messages',
  'fr?/staff/blog/:id',
  'robots.txt',
];
const all = ['root', ...documents, ...others];

const build = {
  routes: Object.fromEntries(
    all.map((id) => [
      id,
      {
        ...(id !== 'root' && { path: id }),
        module: documents.includes(id) ? { handle: { serverOnly: true } } : {},
      },
    ]),
  ),
  assets: { routes: Object.fromEntries(all.map((id) => [id, { id }])) },
} as unknown as ServerBuild;

it('knows where a document may stand, in both languages, and nothing else does', () => {
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

it('draws them without any other route', () => {
  const few = onlyServerOnlyPages(build);
  expect(Object.keys(few.routes)).toEqual(['root', ...documents]);
  expect(Object.keys(few.assets.routes)).toEqual(['root', ...documents]);
});
