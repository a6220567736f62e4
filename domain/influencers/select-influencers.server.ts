import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Thematic } from '../campaigns/reference.ts';
import type { Ctx } from '../ctx.ts';
import type { AdvancedFilters, Range } from './browse-filters.ts';
import type { OpenCard } from './influencer-view.ts';
import type { Sought } from './sought.ts';

type Row = ExpressionBuilder<Tables, 'influencer'>;

const columnOf = { followers: 'followers', engagement: 'engagement_rate', posts: 'posts' } as const;

/** How many are found. The statement is made of what is asked for and of nothing else. */
export async function countInfluencers({ db }: Pick<Ctx, 'db'>, sought: Sought): Promise<number> {
  const { total } = await db
    .selectFrom('influencer')
    .where((eb) => eb.and(conditions(eb, sought)))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** The cards of one page, the highest figure first, and in the order of their ids where it is the same. */
export async function selectCards(
  { db }: Pick<Ctx, 'db'>,
  sought: Sought,
  { offset, limit }: { offset: number; limit: number },
): Promise<OpenCard[]> {
  const rows = await db
    .selectFrom('influencer')
    .where((eb) => eb.and(conditions(eb, sought)))
    .select(['id', 'full_name', 'handle', 'picture', 'location', 'thematics', 'followers', 'posts'])
    .select(['engagement_rate', 'verified_at', 'featured_at'])
    .orderBy(columnOf[sought.sort], 'desc')
    .orderBy(sql`id collate "C"`)
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ full_name, engagement_rate, verified_at, featured_at, ...row }) => ({
    ...row,
    veiled: false,
    name: full_name,
    thematics: row.thematics as Thematic[],
    engagementRate: engagement_rate,
    isVerified: verified_at !== null,
    isFeatured: featured_at !== null,
  }));
}

/** Every thematic that somebody has. */
export async function selectThematics({ db }: Pick<Ctx, 'db'>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('influencer')
    .select(sql<string>`unnest(thematics)`.as('thematic'))
    .distinct()
    .execute();
  return new Set(rows.map(({ thematic }) => thematic));
}

function conditions(eb: Row, sought: Sought) {
  const { text, location, bio, followers, engagement, thematics, featured, advanced } = sought;
  return [
    ...within(eb, 'followers', followers),
    ...within(eb, 'engagement_rate', engagement),
    ...(featured ? [eb('featured_at', 'is not', null)] : []),
    ...(advanced.verified ? [eb('verified_at', 'is not', null)] : []),
    ...(thematics.length > 0 ? [overlaps('thematics', thematics)] : []),
    ...preferring(eb, advanced),
    ...(location ? [contains('location', location)] : []),
    ...(text ? [eb.or(named(text))] : []),
    ...(bio ? [contains('bio', bio)] : []),
  ];
}

function within(eb: Row, column: 'followers' | 'engagement_rate', { min, max }: Range) {
  return [...(min > 0 ? [eb(column, '>=', min)] : []), ...(max === null ? [] : [eb(column, '<=', max)])];
}

function named({ words, thematics }: NonNullable<Sought['text']>) {
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
const overlaps = (column: string, ids: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} && ${[...ids]}::text[]`;
