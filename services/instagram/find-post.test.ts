import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { accountWithPosts, aListedPost, instagram, instagramStandIn } from '#tests/instagram-stand-in.ts';
import { instagramByGraphApi } from './graph-api.server.ts';

const standIn = await instagramStandIn();
afterAll(() => standIn.close());

vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  standIn.requests.length = 0;
});

const settings = { token: 'a-token', businessId: '17841405309211844', timeoutMs: 60_000 };
const find = (shortcode = 'C0ffee1', handle = 'lea.table') =>
  instagramByGraphApi({ ...settings, url: standIn.url }).findPost(handle, shortcode);
const fieldsOf = (request = '') => new URL(request, standIn.url).searchParams.get('fields');
const posts = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, place) => aListedPost(`Other${place}`, change));

it.each([
  ['a post', {}, null],
  ['a reel', { permalink: 'https://www.instagram.com/reel/C0ffee1/', view_count: 20_451 }, 20_451],
  ['a post below its username', { permalink: 'https://www.instagram.com/lea.table/p/C0ffee1' }, null],
])('finds %s with its figures, by one request', async (_, change, views) => {
  standIn.behave(accountWithPosts([[...posts(3), aListedPost('C0ffee1', change)]]));
  expect(await find()).toMatchObject({
    accountId: '1001',
    post: { author: 'lea.table', likes: 1_204, comments: 37, views },
  });
  expect(standIn.requests.map(fieldsOf)).toEqual([
    'business_discovery.username(lea.table){id,media.limit(50){permalink,timestamp,username,like_count,comments_count,view_count}}',
  ]);
});

it('reads missing and malformed fields as missing', async () => {
  const odd = { username: 7, like_count: undefined, comments_count: -1, view_count: '12', timestamp: 'soon' };
  standIn.behave(accountWithPosts([[{}, { permalink: 5 }, aListedPost('C0ffee1', odd)]]));
  expect(await find()).toEqual({
    accountId: '1001',
    post: { author: null, likes: null, comments: null, views: null },
    readSince: null,
  });
});

it('reads at most four pages, and says since when it read all posts', async () => {
  const old = { timestamp: '2026-05-01T08:00:00+0000' };
  // Pinned posts come first regardless of their time.
  const page = [
    aListedPost('Pinned1', { timestamp: '2019-01-01T00:00:00+0000' }),
    ...posts(2),
    ...posts(1, old),
  ];
  standIn.behave(accountWithPosts([page, page, page, page, [aListedPost('C0ffee1')]]));
  expect(await find()).toEqual({
    accountId: '1001',
    post: null,
    readSince: new Date('2026-05-01T08:00:00Z'),
  });
  expect(standIn.requests.map((it) => /media\.[^{]*/.exec(fieldsOf(it) ?? '')?.[0])).toEqual([
    'media.limit(50)',
    'media.limit(50).after(QVFI1)',
    'media.limit(50).after(QVFI2)',
    'media.limit(50).after(QVFI3)',
  ]);
  standIn.behave(accountWithPosts([page, [aListedPost('C0ffee1')]]));
  expect(await find()).toMatchObject({ post: { likes: 1_204 } });
  standIn.behave(accountWithPosts([page]));
  expect(await find()).toMatchObject({ post: null, readSince: new Date(0) });
  standIn.behave(instagram.noPosts);
  expect(await find()).toMatchObject({ post: null, readSince: null });
});

it('never requests a permalink, nor with a cursor of another form', async () => {
  const media = {
    data: [aListedPost('C0ffee1', { permalink: `${standIn.url}/p/C0ffee1/` })],
    paging: { cursors: { after: 'x){id}' }, next: `${standIn.url}/next` },
  };
  standIn.behave((response) => response.end(JSON.stringify({ business_discovery: { id: '1', media } })));
  expect(await find()).toMatchObject({ post: null });
  expect(standIn.requests).toHaveLength(1);
  await expect(find('C0ffee1', 'lea){id},x(')).rejects.toThrow(TypeError);
});

it('responds unknown and unavailable, also if a later page fails', async () => {
  standIn.behave(instagram.unknown);
  expect(await find()).toBe('unknown');
  for (const failure of ['broken', 'moved', 'rateLimited', 'malformed'] as const) {
    standIn.behave(instagram[failure]);
    expect(await find()).toBe('unavailable');
  }
  const first = accountWithPosts([posts(1)]);
  standIn.behave((response) =>
    (response.req.url?.includes('after') ? instagram.rateLimited : first)(response),
  );
  expect(await find()).toBe('unavailable');
});
