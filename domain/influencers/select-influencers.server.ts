import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { type Thematic, thematics } from '../campaigns/reference.ts';
import type { Ctx } from '../ctx.ts';
import { placeOf } from '../paging.ts';
import { isInCollection } from './collection.server.ts';
import { preferenceFilters } from './filters/preference-filters.server.ts';
import { profileFilters } from './filters/profile-filters.server.ts';
import { cardColumns, cardsOf, openCardOf } from './influencer-cards.server.ts';
import type { SearchCriteria } from './search-criteria-for-viewer.ts';

type Database = Pick<Ctx, 'db'>;

const columnOf = { followers: 'followers', engagement: 'engagement_rate', posts: 'posts' } as const;

/**
 * Reads a page and the total in one statement, which contains only the filters that are set. A page after the last one
 * needs two more statements. Sorts the highest figure first and missing figures last, and equal figures by id.
 */
export async function selectInfluencers(
  database: Database,
  criteria: SearchCriteria,
  requestedPage: number,
  size: number,
) {
  const { total, cards } = await selectPage(database, criteria, requestedPage, size);
  if (cards.length > 0 || requestedPage <= 1) {
    const { page, pages } = placeOf(total, requestedPage, size);
    return { total, page, pages, cards };
  }
  const first = await selectPage(database, criteria, 1, size);
  return selectInfluencers(database, criteria, placeOf(first.total, requestedPage, size).page, size);
}

async function selectPage({ db }: Database, criteria: SearchCriteria, page: number, size: number) {
  const { where, isFiltered } = conditions(criteria);
  const rows = await db
    .with(
      // Without filters, it is faster to count all rows and read one page from an index than to materialize all rows.
      (cte) => (isFiltered ? cte('matches').materialized() : cte('matches').notMaterialized()),
      (qb) =>
        qb
          .selectFrom('influencer')
          .where(where)
          .select(['id', `${columnOf[criteria.sort]} as figure`]),
    )
    .with('page', (qb) =>
      qb
        .selectFrom('matches')
        .select('id')
        .orderBy('figure', (order) => order.desc().nullsLast())
        .orderBy(sql`id collate "C"`)
        .offset((page - 1) * size)
        .limit(size),
    )
    .selectFrom('page')
    .innerJoin('influencer', 'influencer.id', 'page.id')
    .select((eb) => eb.selectFrom('matches').select(eb.fn.countAll<number>().as('total')).as('count'))
    .select(cardColumns)
    .orderBy(columnOf[criteria.sort], (order) => order.desc().nullsLast())
    .orderBy(sql`influencer.id collate "C"`)
    .execute();
  return { total: rows[0]?.count ?? 0, cards: rows.map((row) => cardsOf(openCardOf(row))) };
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

export function matches(criteria: SearchCriteria): Expression<SqlBool> {
  return conditions(criteria).where;
}

function conditions(criteria: SearchCriteria): { where: Expression<SqlBool>; isFiltered: boolean } {
  const eb = expressionBuilder<Tables, 'influencer'>();
  const ofPreferences = preferenceFilters.flatMap(
    (filter) => filter(criteria)?.sql(expressionBuilder()) ?? [],
  );
  const preferences = eb
    .selectFrom('preferences')
    .select(sql.lit(1).as('one'))
    .whereRef('preferences.user_id', '=', 'influencer.user_id')
    .where(eb.and(ofPreferences));
  const filters = [
    ...profileFilters.flatMap((filter) => filter(criteria)?.sql(eb) ?? []),
    ...(ofPreferences.length > 0 ? [eb.exists(preferences)] : []),
    ...(criteria.blocked.length > 0 ? [eb('influencer.id', 'not in', criteria.blocked)] : []),
  ];
  return { where: eb.and([isInCollection(), ...filters]), isFiltered: filters.length > 0 };
}
