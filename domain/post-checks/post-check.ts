import type { PostSearch } from '#services/instagram/instagram.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';

/**
 * Result of a check. `cannot_tell`: the platform answered, but not about this post. `unreachable`: it did not answer.
 */
export type PostOutcome = 'found' | 'gone' | 'other_author' | 'cannot_tell' | 'unreachable';

export interface PostCheck {
  checkedAt: Date;
  outcome: PostOutcome;
}

/** Why the server does not check a post. */
export type WhyUnchecked = 'not_possible' | 'unproved' | 'not_yet';

/** Checks by the server, beside the word of the brand. */
export interface PostChecks {
  /** The newest first. A post that was published again has new ones. */
  checks: PostCheck[];
  whyUnchecked: WhyUnchecked | null;
}

/**
 * Returns the shortcode by which Instagram names the post, or null if the server cannot check the content. Stories vanish
 * after a day, and no other platform is ever requested.
 */
export function shortcodeOf({
  kind,
  platform,
  postUrl,
}: Pick<Deliverable, 'kind' | 'platform' | 'postUrl'>): string | null {
  if (platform !== 'instagram' || kind === 'story' || postUrl === null) return null;
  return /^https:\/\/www\.instagram\.com\/p\/([\w-]+)\/$/.exec(postUrl)?.[1] ?? null;
}

const DAY_MS = 24 * 60 * 60_000;
const DAILY_FOR_MS = 7 * DAY_MS;
const CHECKED_FOR_MS = 30 * DAY_MS;

/**
 * Returns the milliseconds until the next check: a day in the first week after the publication, then a week. Null after
 * 30 days.
 */
export function nextCheckDelay(publishedAt: Date, now: Date): number | null {
  const age = now.getTime() - publishedAt.getTime();
  const delay = age < DAILY_FOR_MS ? DAY_MS : 7 * DAY_MS;
  return age + delay <= CHECKED_FOR_MS ? delay : null;
}

/** Instagram may list a post late. */
const LISTED_AFTER_MS = DAY_MS;
/** The link may be handed in some days after the post was made. */
const EARLIEST_POST_MS = 7 * DAY_MS;

interface CheckedPost {
  handle: string;
  accountId: string;
  publishedAt: Date;
  /** Whether an earlier check found the post. */
  wasFound: boolean;
}

/**
 * A post is `gone` only if the list reaches a week beyond the publication, and if an earlier check found the post or the
 * publication is a day old.
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
