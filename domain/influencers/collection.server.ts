import { type SqlBool, sql } from 'kysely';
import { site } from '#site';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { isAnyStated } from './figures.ts';

const entrySteps = ['email', 'picture', 'thematic', 'figures', 'verification'] as const;
export type EntryStep = (typeof entrySteps)[number];

interface Profile {
  /** Null for a profile without an account, which needs no confirmed email. */
  email_verified: boolean | null;
  picture: string | null;
  thematics: readonly string[];
  followers: number | null;
  following: number | null;
  posts: number | null;
  engagement_rate: number | null;
  verified_at: Date | null;
}

export const entryColumns = [
  'picture',
  'thematics',
  'followers',
  'following',
  'posts',
  'engagement_rate',
  'verified_at',
  'collection_until',
] as const;

/** Verification is a step only if `site.collection.onlyVerified` is set. */
export function requiredSteps(): EntryStep[] {
  return entrySteps.filter((step) => step !== 'verification' || site.collection.onlyVerified);
}

/**
 * Returns the steps that a profile still lacks to enter the collection. A verified profile lacks none.
 * `isInCollection` contains the same rule in SQL.
 */
export function missingSteps(profile: Profile): EntryStep[] {
  if (profile.verified_at) return [];
  const { followers, following, posts, engagement_rate } = profile;
  const isDone: Record<EntryStep, boolean> = {
    email: profile.email_verified ?? true,
    picture: profile.picture !== null,
    thematic: profile.thematics.length > 0,
    figures: isAnyStated(followers, following, posts, engagement_rate),
    verification: false,
  };
  return requiredSteps().filter((step) => !isDone[step]);
}

/**
 * SQL condition: the influencer is in the collection. Every query that shows influencers in a list or to visitors needs
 * this condition. The influencer must not be suspended, and one of these must be true:
 * - the influencer is verified
 * - `collection_until` is set
 * - the influencer has every step of `requiredSteps`
 */
export function isInCollection() {
  const isComplete = sql<SqlBool>`influencer.picture is not null
    and cardinality(influencer.thematics) > 0
    and num_nonnulls(influencer.followers, influencer.following, influencer.posts, influencer.engagement_rate) > 0
    and (influencer.user_id is null
      or exists (select from app_user where app_user.id = influencer.user_id and app_user.email_verified))`;
  return sql<SqlBool>`(
    (influencer.verified_at is not null
      or influencer.collection_until is not null
      ${site.collection.onlyVerified ? sql`` : sql`or (${isComplete})`})
    and ${notSuspended('influencer.user_id')}
  )`;
}
