import { createServer, type ServerResponse } from 'node:http';
import { closeServer, listen } from '#tests/listening.ts';

type Behaviour = (response: ServerResponse) => void;

export interface InstagramStandIn {
  readonly url: string;
  readonly requests: string[];
  behave(behaviour: Behaviour, times?: number): void;
  close(): Promise<void>;
}

const json =
  (status: number, body: unknown): Behaviour =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
      .end(JSON.stringify(body));
const found = (account: object) =>
  json(200, { business_discovery: { id: '17841401111111111', ...account }, id: '2' });

const lea = {
  biography: 'Small tables, long lunches.',
  followers_count: 86_400,
  follows_count: 512,
  media_count: 734,
  media: {
    data: [
      { like_count: 3_900, comments_count: 120, id: '1' },
      { like_count: 3_100, comments_count: 137, id: '2' },
    ],
    paging: { cursors: { after: 'QVFIUm' } },
  },
};

export const accountWith = (change: { biography?: string; id?: string }) => found({ ...lea, ...change });

/** Returns an account with pages of posts, newest first. Like Instagram, sends an empty page after the last page. */
export const accountWithPosts =
  (pages: readonly object[][], id = '1001'): Behaviour =>
  (response) => {
    const { searchParams } = new URL(response.req.url ?? '', 'http://localhost');
    const place = Number(/\.after\(QVFI(\d+)\)/.exec(searchParams.get('fields') ?? '')?.[1] ?? 0);
    const data = pages[place] ?? [];
    const paging = data.length > 0 ? { paging: { cursors: { after: `QVFI${place + 1}` } } } : {};
    found({ id, media: { data, ...paging } })(response);
  };

export const aListedPost = (shortcode: string, change: object = {}) => ({
  id: `17${shortcode}`,
  permalink: `https://www.instagram.com/p/${shortcode}/`,
  timestamp: '2026-06-15T09:58:31+0000',
  username: 'lea.table',
  like_count: 1_204,
  comments_count: 37,
  ...change,
});

export const instagram = {
  fine: found(lea),
  noPosts: found({ followers_count: 0, follows_count: 3, media_count: 0 }),
  hiddenLikes: found({
    followers_count: 1_000,
    follows_count: 3,
    media_count: 1,
    media: { data: [{ comments_count: 12, id: '1' }] },
  }),
  unknown: json(400, {
    error: {
      message: 'Invalid user id',
      type: 'OAuthException',
      code: 110,
      error_subcode: 2207013,
      is_transient: false,
      error_user_title: 'Cannot find User',
      error_user_msg: 'The user with username: nobody cannot be found.',
      fbtrace_id: 'AbCdEf',
    },
  }),
  rateLimited: json(400, {
    error: { message: '(#4) Application request limit reached', type: 'OAuthException', code: 4 },
  }),
  expiredToken: json(401, {
    error: { message: 'Error validating access token', type: 'OAuthException', code: 190 },
  }),
  broken: json(500, { error: { message: 'Unknown', code: 1 } }),
  malformed: (response: ServerResponse) => response.writeHead(200).end('<!doctype html><p>Sorry'),
  incomplete: found({ followers_count: -1 }),
  endless: (response: ServerResponse) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  moved: (response: ServerResponse) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  hungUp: (response: ServerResponse) => response.destroy(),
  silent: () => {},
} satisfies Record<string, Behaviour>;

export async function instagramStandIn(): Promise<InstagramStandIn> {
  let usual: Behaviour = instagram.fine;
  let next: Behaviour[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    (next.shift() ?? usual)(response);
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/v25.0`,
    requests,
    behave(behaviour, times) {
      if (times === undefined) usual = behaviour;
      next = times === undefined ? [] : Array.from({ length: times }, () => behaviour);
    },
    close: () => closeServer(server),
  };
}
