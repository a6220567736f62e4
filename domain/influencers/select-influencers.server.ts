import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { type Thematic, thematics } from '../campaigns/reference.ts';
import type { Ctx } from '../ctx.ts';
import { placeOf } from '../paging.ts';
import type { AdvancedFilters, Range } from './browse-filters.ts';
import { cardsOf } from './influencer-view.ts';
import { BETWEEN_WORDS, SHORT } from './redacted-location.ts';
import type { SearchCriteria } from './search-criteria.ts';

type Database = Pick<Ctx, 'db'>;
type Row = ExpressionBuilder<Tables, 'influencer'>;

const columnOf = { followers: 'followers', engagement: 'engagement_rate', posts: 'posts' } as const;

/**
 * One page of whoever is looked for, the highest figure first, and in the order of their ids where it is the same. The
 * statements are made of what is asked for and of nothing else.
 */
export async function selectInfluencers(
  { db }: Database,
  criteria: SearchCriteria,
  asked: number,
  size: number,
) {
  const found = db.selectFrom('influencer').where((eb) => eb.and(conditions(eb, criteria)));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, asked, size);
  const rows = await found
    .select(['id', 'full_name', 'handle', 'picture', 'location', 'thematics', 'followers', 'posts'])
    .select(['engagement_rate', 'verified_at', 'featured_at'])
    .orderBy(columnOf[criteria.sort], 'desc')
    .orderBy(sql`id collate "C"`)
    .offset(offset)
    .limit(size)
    .execute();
  const cards = rows.map(({ full_name, engagement_rate, verified_at, featured_at, ...row }) =>
    cardsOf({
      ...row,
      redacted: false,
      name: full_name,
      thematics: thematics.filter((thematic) => row.thematics.includes(thematic)),
      engagementRate: engagement_rate,
      isVerified: verified_at !== null,
      isFeatured: featured_at !== null,
    }),
  );
  return { total, page, pages, cards };
}

/** The thematics that somebody has, in the order of their list. */
export async function selectThematics({ db }: Database): Promise<Thematic[]> {
  const rows = await db
    .selectFrom('influencer')
    .select(sql<string>`unnest(thematics)`.as('thematic'))
    .where(notSuspended('influencer.user_id'))
    .distinct()
    .execute();
  return thematics.filter((thematic) => rows.some((row) => row.thematic === thematic));
}

function conditions(eb: Row, criteria: SearchCriteria) {
  const { text, location, bio, followers, engagement, thematics, featured, advanced, isVisitor } = criteria;
  return [
    notSuspended('influencer.user_id'),
    ...within(eb, 'followers', followers),
    ...within(eb, 'engagement_rate', engagement),
    ...(featured ? [eb('featured_at', 'is not', null)] : []),
    ...(advanced.verified ? [eb('verified_at', 'is not', null)] : []),
    ...(thematics.length > 0 ? [overlaps('thematics', thematics)] : []),
    ...preferring(eb, advanced),
    ...(location ? [contains('location', location)] : []),
    ...(location && isVisitor ? [eb.not(tellsWho)] : []),
    ...(text ? [eb.or(named(text))] : []),
    ...(bio ? [contains('bio', bio)] : []),
  ];
}

function within(eb: Row, column: 'followers' | 'engagement_rate', { min, max }: Range) {
  return [...(min > 0 ? [eb(column, '>=', min)] : []), ...(max === null ? [] : [eb(column, '<=', max)])];
}

function named({ words, thematics }: NonNullable<SearchCriteria['text']>) {
  return [
    ...(thematics.length > 0 ? [overlaps('thematics', thematics)] : []),
    ...(words === null ? [] : [contains('full_name', words), contains('handle', words)]),
  ];
}

/** What somebody says in their preferences; who has said nothing is in none of it. */
function preferring(eb: Row, advanced: AdvancedFilters) {
  const { acceptsGifts, maxPostPriceCents, maxStoryPriceCents, kinds, cities } = advanced;
  const acceptsPayment = advanced.acceptsPayment || maxPostPriceCents !== null || maxStoryPriceCents !== null;
  if (!acceptsGifts && !acceptsPayment && kinds.length + cities.length === 0) return [];
  let theirs = eb
    .selectFrom('preferences')
    .select(sql.lit(1).as('one'))
    .whereRef('preferences.user_id', '=', 'influencer.user_id');
  if (acceptsGifts) theirs = theirs.where('accept_gifts', '=', true);
  if (acceptsPayment) theirs = theirs.where('accept_paid_collabs', '=', true);
  if (maxPostPriceCents !== null) theirs = theirs.where('min_post_price_cents', '<=', maxPostPriceCents);
  if (maxStoryPriceCents !== null) theirs = theirs.where('min_story_price_cents', '<=', maxStoryPriceCents);
  if (kinds.length > 0) theirs = theirs.where(overlaps('collaboration_types', kinds));
  if (cities.length > 0) theirs = theirs.where(overlaps('preferred_cities', cities));
  return [eb.exists(theirs)];
}

const contains = (column: string, words: string) =>
  sql<SqlBool>`strpos(folded(${sql.ref(column)}), ${words}) > 0`;
/** `veiledLocation`'s rule. */
const tellsWho = sql<SqlBool>`(strpos(location, '@') > 0
  or strpos(${apart('location')}, ${apart('handle')}) > 0
  or exists (
    select from unnest(string_to_array(btrim(${apart('full_name')}), ' ')) as word
    where length(word) > ${sql.lit(SHORT)} and strpos(${apart('location')}, ' ' || word || ' ') > 0
  ))`;
function apart(column: string) {
  return sql`(' ' || btrim(regexp_replace(folded(${sql.ref(column)}), ${sql.lit(BETWEEN_WORDS)}, ' ', 'g')) || ' ')`;
}
const overlaps = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} && ${[...ids]}::text[]`;
