import type { PostSearch } from '#services/instagram/instagram.ts';
import { DAY_MS } from '../clock.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';

/**
 * Result of a check. `cannot_tell`: the answer of the platform does not show whether the post is online. `unreachable`:
 * the platform is slow, is down or refuses more requests.
 */
export type PostOutcome = 'found' | 'gone' | 'other_author' | 'cannot_tell' | 'unreachable';

export interface PostCheck {
  checkedAt: Date;
  outcome: PostOutcome;
}

/** Why the server does not check a post. */
export type WhyUnchecked = 'not_possible' | 'unproved' | 'not_yet';

/** The server's checks of a post. The brand confirms the post separately. */
export interface PostChecks {
  /** Newest first. A post that is published again starts without checks. */
  checks: PostCheck[];
  whyUnchecked: WhyUnchecked | null;
}

/**
 * Returns the shortcode by which Instagram identifies the post. Returns null if the server cannot check the content:
 * stories vanish after a day, and the server requests no other platform.
 */
export function shortcodeOf({
  kind,
  platform,
  postUrl,
}: Pick<Deliverable, 'kind' | 'platform' | 'postUrl'>): string | null {
  if (platform !== 'instagram' || kind === 'story' || postUrl === null) return null;
  return /^https:\/\/www\.instagram\.com\/p\/([\w-]+)\/$/.exec(postUrl)?.[1] ?? null;
}

const DAILY_FOR_MS = 7 * DAY_MS;
const CHECKED_FOR_MS = 30 * DAY_MS;

/**
 * Returns the milliseconds until the next check: a day in the first week after the publication, then a week. Returns
 * null if the next check would be more than 30 days after the publication.
 */
export function nextCheckDelay(publishedAt: Date, now: Date): number | null {
  const age = now.getTime() - publishedAt.getTime();
  const delay = age < DAILY_FOR_MS ? DAY_MS : 7 * DAY_MS;
  return age + delay <= CHECKED_FOR_MS ? delay : null;
}

/** Instagram may need this time to list a new post. */
const LISTED_AFTER_MS = DAY_MS;
/** A post may be this much older than `publishedAt`, the moment at which the influencer handed in its link. */
const EARLIEST_POST_MS = 7 * DAY_MS;

interface CheckedPost {
  handle: string;
  accountId: string;
  publishedAt: Date;
  /** Whether an earlier check found the post. */
  wasFound: boolean;
}

/**
 * Returns the outcome of a check. A missing post is `gone` only if the list reaches back to a week before the
 * publication. In addition, an earlier check must have found the post, or the publication must be a day old. Otherwise,
 * a missing post is `cannot_tell`.
 */
export function outcomeOf(
  answer: PostSearch | 'unknown' | 'unavailable',
  { handle, accountId, publishedAt, wasFound }: CheckedPost,
  now: Date,
): PostOutcome {
  if (answer === 'unavailable') return 'unreachable';
  if (answer === 'unknown' || answer.accountId !== accountId) return 'cannot_tell';
  const { post, readSince } = answer;
  if (post) {
    const isOther = post.author !== null && post.author.toLowerCase() !== handle.toLowerCase();
    return isOther ? 'other_author' : 'found';
  }
  const published = publishedAt.getTime();
  const isWholeList = readSince !== null && readSince.getTime() < published - EARLIEST_POST_MS;
  const isListed = wasFound || now.getTime() - published >= LISTED_AFTER_MS;
  return isWholeList && isListed ? 'gone' : 'cannot_tell';
}
