import { z } from 'zod';
import { log } from '../log.ts';
import { responseText } from '../response-text.ts';
import type { Instagram, Reading } from './instagram.ts';

export interface GraphApiSettings {
  token: string;
  /** Id of the operator's Instagram account, which makes the requests. */
  businessId: string;
  /** Base URL of the Graph API, such as `https://graph.facebook.com/v25.0`, or of the tests' stand-in. */
  url: string;
  timeoutMs?: number;
}

const NEWEST_POSTS = 12;
const MAX_RESPONSE_BYTES = 256 * 1024;
const DEFAULT_TIMEOUT_MS = 5_000;

const count = z.number().int().min(0);
const successBody = z.object({
  business_discovery: z.object({
    id: z.string().min(1),
    // Instagram omits an empty biography.
    biography: z.string().default(''),
    followers_count: count,
    follows_count: count,
    media_count: count,
    // `media` is absent if there are no posts. `like_count` is absent if the owner hides likes, which then count as
    // 0.
    media: z
      .object({ data: z.array(z.object({ like_count: count.default(0), comments_count: count.default(0) })) })
      .default({ data: [] }),
  }),
});
const errorBody = z.object({
  error: z.object({ code: z.number(), error_subcode: z.number().optional(), type: z.string().optional() }),
});

const NO_SUCH_USER = { code: 110, error_subcode: 2207013 };

/**
 * Reads Instagram by its Graph API (Business Discovery). The API knows only professional accounts. Retries once after
 * a network or server error, never after a refusal.
 * https://developers.facebook.com/docs/instagram-platform/instagram-api-with-facebook-login/business-discovery
 */
export function instagramByGraphApi(settings: GraphApiSettings): Instagram {
  return {
    isReadable: true,
    async read(handle) {
      const address = addressFor(settings, handle);
      const timeoutMs = settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;
      const answer = (await request(address, timeoutMs)) ?? (await request(address, timeoutMs));
      return answer ? readingFrom(answer) : 'unavailable';
    },
  };
}

function addressFor({ url, token, businessId }: GraphApiSettings, handle: string): URL {
  // The handle becomes part of a query expression, so other characters could inject fields.
  if (!/^[\w.]{1,30}$/.test(handle)) throw new TypeError('Not an Instagram username.');
  const media = `media.limit(${NEWEST_POSTS}){like_count,comments_count}`;
  const address = new URL(`${url.replace(/\/+$/, '')}/${encodeURIComponent(businessId)}`);
  address.searchParams.set(
    'fields',
    `business_discovery.username(${handle}){id,biography,followers_count,follows_count,media_count,${media}}`,
  );
  address.searchParams.set('access_token', token);
  return address;
}

type Answer = { status: number; body: string };

/** Returns null after a network or server error. Never log the address, because it contains the token. */
async function request(address: URL, timeoutMs: number): Promise<Answer | null> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await responseText(response, MAX_RESPONSE_BYTES);
    if (response.status < 500) return { status: response.status, body };
    log.error('Instagram failed', { status: response.status });
  } catch (error) {
    const { name, cause } = error as Error;
    log.error('Instagram did not answer', { name, cause: (cause as { code?: string } | undefined)?.code });
  }
  return null;
}

function readingFrom({ status, body }: Answer): Reading | 'unknown' | 'unavailable' {
  const answer = parseJson(body);
  const reading = successBody.safeParse(answer);
  if (status === 200 && reading.success) {
    const { id, biography, followers_count, follows_count, media_count, media } =
      reading.data.business_discovery;
    return {
      accountId: id,
      biography,
      followers: followers_count,
      following: follows_count,
      posts: media_count,
      engagementRate: rateOf(media.data, followers_count),
    };
  }
  const refusal = errorBody.safeParse(answer).data?.error;
  if (refusal?.code === NO_SUCH_USER.code && refusal.error_subcode === NO_SUCH_USER.error_subcode) {
    return 'unknown';
  }
  log.error('Instagram refused the request or sent an unknown response', { status, ...refusal });
  return 'unavailable';
}

function rateOf(posts: { like_count: number; comments_count: number }[], followers: number): number {
  if (posts.length === 0 || followers === 0) return 0;
  const reactions = posts.reduce((sum, post) => sum + post.like_count + post.comments_count, 0);
  const percent = (reactions / posts.length / followers) * 100;
  return Math.min(100, Math.round(percent * 100) / 100);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
