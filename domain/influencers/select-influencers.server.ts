import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { type Thematic, thematics } from '../campaigns/reference.ts';
import type { Ctx } from '../ctx.ts';
import { placeOf } from '../paging.ts';
import { isInCollection } from './collection.server.ts';
import { preferenceFilters } from './filters/preference-filters.server.ts';
import { profileFilters } from './filters/profile-filters.server.ts';
import { cardsOf } from './influencer-cards.server.ts';
import type { SearchCriteria } from './search-criteria.ts';

type Database = Pick<Ctx, 'db'>;

const columnOf = { followers: 'followers', engagement: 'engagement_rate', posts: 'posts' } as const;

/**
 * Returns one page of the influencers that match the filters. The highest figure comes first, a missing figure last.
 * Influencers with equal figures are sorted by id.
 */
export async function selectInfluencers(
  { db }: Database,
  criteria: SearchCriteria,
  requestedPage: number,
  size: number,
) {
  const matches = db.selectFrom('influencer').where(conditions(criteria));
  const { total } = await matches
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage, size);
  const rows = await matches
    .select(['id', 'full_name as name', 'handle', 'picture', 'location', 'thematics', 'followers', 'posts'])
    .select(['engagement_rate as engagementRate', 'figures_source as figuresSource'])
    .select(['verified_at', 'featured_at'])
    .orderBy(columnOf[criteria.sort], (order) => order.desc().nullsLast())
    .orderBy(sql`id collate "C"`)
    .offset(offset)
    .limit(size)
    .execute();
  const cards = rows.map(({ verified_at, featured_at, ...row }) =>
    cardsOf({
      ...row,
      redacted: false,
      thematics: thematics.filter((thematic) => row.thematics.includes(thematic)),
      isVerified: verified_at !== null,
      isFeatured: featured_at !== null,
    }),
  );
  return { total, page, pages, cards };
}

export async function selectThematics({ db }: Database): Promise<Thematic[]> {
  const rows = await db
    .selectFrom('influencer')
    .select(sql<string>`unnest(thematics)`.as('thematic'))
    .where(isInCollection())
    .distinct()
    .execute();
  return thematics.filter((thematic) => rows.some((row) => row.thematic === thematic));
}

function conditions(criteria: SearchCriteria) {
  const eb = expressionBuilder<Tables, 'influencer'>();
  const preferenceConditions = preferenceFilters.flatMap(
    (filter) => filter(criteria)?.sql(expressionBuilder()) ?? [],
  );
  const preferences = eb
    .selectFrom('preferences')
    .select(sql.lit(1).as('one'))
    .whereRef('preferences.user_id', '=', 'influencer.user_id')
    .where(eb.and(preferenceConditions));
  return eb.and([
    isInCollection(),
    ...profileFilters.flatMap((filter) => filter(criteria)?.sql(eb) ?? []),
    ...(preferenceConditions.length > 0 ? [eb.exists(preferences)] : []),
  ]);
}
