import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Preferences } from '../../preferences/preferences.ts';
import { collaborationTypes, needsVenue } from '../collaboration.ts';
import { followerRangeIds, minFollowers } from '../reference.ts';
import { type Condition, isPreferred, isReached, placesOf, type StatedProfile } from './condition.ts';

type SqlConditions<Name extends Condition['name']> = Record<Name, RawBuilder<SqlBool>>;

export function sqlRequirements(profile: StatedProfile): SqlConditions<'thematics' | 'followers'> {
  const ranges = followerRangeIds.filter((id) => isReached(minFollowers[id], profile.followers));
  return {
    thematics: sql`campaign.thematics && ${[...profile.thematics]}::text[]`,
    followers: isIn('campaign.follower_range', ranges),
  };
}

/** Returns the conditions of `conditionsOf` as SQL conditions on `campaign`. No condition evaluates to null. */
export function sqlConditions(
  profile: StatedProfile,
  preferences: Preferences,
): SqlConditions<Condition['name']> {
  const { acceptGifts, acceptPaidCollabs, minPostPriceCents, minStoryPriceCents } = preferences;
  const isOffered = (type: string) => sql`campaign.compensation_type <> ${sql.lit(type)}`;
  const reaches = (price: string, minCents: number) =>
    sql`(${sql.ref(price)} = 0 or ${sql.ref(price)} >= ${minCents})`;
  return {
    ...sqlRequirements(profile),
    place: sql`(${isIn('campaign.collaboration_type', typesWithoutVenue)}
      or ${isIn('campaign.search_town', placesOf(profile, preferences))})`,
    kind: isIn(
      'campaign.collaboration_type',
      collaborationTypes.filter((type) => isPreferred(type, preferences)),
    ),
    price: sql`(${acceptPaidCollabs}::boolean and ${isOffered('gifted')}
      and campaign.post_price_cents + campaign.story_price_cents > 0
      and ${reaches('campaign.post_price_cents', minPostPriceCents)}
      and ${reaches('campaign.story_price_cents', minStoryPriceCents)})`,
    gift: sql`(${acceptGifts}::boolean and ${isOffered('paid')})`,
  };
}

/** Returns the number of conditions that are met. */
export const sqlMetCount = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<number> =>
  sql`${sql.join(
    conditions.map((condition) => sql`(${condition})::integer`),
    sql` + `,
  )}`;

const typesWithoutVenue = collaborationTypes.filter((type) => !needsVenue(type));

const isIn = (column: string, values: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
