import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { thematics } from '#domain/campaigns/reference.ts';
import { MAX_PORTFOLIO_ITEMS } from '#domain/portfolio/portfolio-item.ts';
import { MAX_SAVED_SEARCHES } from '#domain/saved-searches/saved-search.ts';
import { MAX_ENTRIES, MAX_SHORTLISTS } from '#domain/shortlists/shortlist.ts';
import { places } from '../browse/seed.ts';

interface Address {
  side: 'brand' | 'influencer';
  /** Number of the pair of people. The first pair has data of every feature, the last pair has none. */
  nth: number;
  paths: string[];
}

/** `full` is a page with a feature. `beside` is a similar page that lacks the feature, or shows none of its data. */
export interface FeaturePage {
  page: string;
  full: Address;
  beside: Address;
}

const first = (side: Address['side'], ...paths: string[]): Address => ({ side, nth: 1, paths });
const last = (side: Address['side'], ...paths: string[]): Address => ({ side, nth: 2_000, paths });

const LISTED = 'influencer-1999';

export const featurePages: FeaturePage[] = [
  {
    page: 'campaign search',
    full: first(
      'influencer',
      '/influencer/campaigns?q=campaign+12',
      '/influencer/campaigns?city=lyon&sort=pay',
      '/influencer/campaigns?thematic=food&thematic=travel&qualify=1',
      '/influencer/campaigns?gift=1&pay=100&sort=ending',
    ),
    beside: first('influencer', '/influencer/campaigns'),
  },
  {
    page: 'suggested campaigns',
    full: first('influencer', '/influencer/dashboard'),
    beside: first('influencer', '/influencer/dashboard?tab=applications'),
  },
  {
    page: 'suggested influencers',
    full: first('brand', '/client/campaign/campaign-2'),
    beside: first('brand', '/client/campaign/campaign-3'),
  },
  {
    page: 'invitation',
    full: first('brand', `/client/invite/${LISTED}`),
    beside: last('brand', `/client/invite/${LISTED}`),
  },
  {
    page: 'received invitation',
    full: first('influencer', '/influencer/campaign/campaign-1000'),
    beside: first('influencer', '/influencer/campaign/campaign-1001'),
  },
  {
    page: 'shortlists',
    full: first('brand', '/client/shortlists'),
    beside: last('brand', '/client/shortlists'),
  },
  {
    page: 'one shortlist',
    full: first('brand', '/client/shortlists/shortlist-1'),
    beside: first('brand', '/client/shortlists/shortlist-2'),
  },
  {
    page: 'choose shortlists',
    full: first('brand', `/client/influencer/${LISTED}/shortlists`),
    beside: last('brand', `/client/influencer/${LISTED}/shortlists`),
  },
  {
    page: 'portfolio',
    full: first('influencer', '/profile/portfolio'),
    beside: last('influencer', '/profile/portfolio'),
  },
  {
    page: 'profile with a portfolio',
    full: first('brand', `/influencer/${LISTED}`),
    beside: first('brand', '/influencer/influencer-1998'),
  },
  {
    page: 'saved searches',
    full: first('influencer', '/saved-searches'),
    beside: last('influencer', '/saved-searches'),
  },
];

/**
 * Adds thematics, towns and prices to the 2,000 campaigns. Adds data of every feature to the first pair, up to the
 * limits. The third campaign of the first brand has ended, so it has no suggestions.
 */
export async function seedFeatures({ kysely }: Database): Promise<void> {
  const among = (words: readonly string[], salt: string) =>
    sql`(${words}::text[])[1 + abs(hashtext(id || ${salt})::bigint) % ${words.length}]`;
  await sql`update campaign set thematics = array[${among(thematics, 'one')}, ${among(thematics, 'other')}],
    venue_town = ${among(places, 'place')}, compensation_type = 'giftedAndPaid',
    post_price_cents = abs(hashtext(id)::bigint) % 50000, follower_range = ${among(['1k-10k', '10k-50k'], 'range')}`.execute(
    kysely,
  );
  await sql`update campaign set status = 'ended' where id = 'campaign-3'`.execute(kysely);
  await sql`update influencer set thematics = '{food,travel}', followers = 86400, location = 'Lyon, France',
    verified_at = now() where id in ('influencer-1', 'influencer-1998', 'influencer-1999', 'influencer-2000')`.execute(
    kysely,
  );
  await sql`insert into invitation (id, campaign_id, influencer_id, note, status, created_at)
    select 'invitation-' || id, id, 'influencer-1', repeat('A few words. ', 20), 'open', now() from campaign
    where id in (select 'campaign-' || n from generate_series(1000, 1100) n where n <> 1001)`.execute(kysely);
  await sql`insert into invitation (id, campaign_id, influencer_id, note, status, created_at)
    select 'invitation-of-2-' || influencer.id, 'campaign-2', influencer.id, 'Come.', 'open', now() from influencer
    where user_id is null order by id limit 100`.execute(kysely);
  await sql`insert into shortlist (id, client_id, name, created_at)
    select 'shortlist-' || n, 'user-brand1', 'List ' || n, now() from generate_series(1, ${MAX_SHORTLISTS}::integer) n`.execute(
    kysely,
  );
  await sql`insert into shortlist_entry (shortlist_id, influencer_id, note, added_at)
    select 'shortlist-' || list, entry.id, repeat('A few words. ', 20), now() from generate_series(1, ${MAX_SHORTLISTS}::integer) list,
      lateral (select id from influencer where user_id is null or id = ${LISTED} order by id <> ${LISTED}, md5(id || list)
        limit case when list = 1 then ${MAX_ENTRIES}::integer when list = 2 then 0 else 50 end) entry`.execute(
    kysely,
  );
  await sql`insert into portfolio_item (id, influencer_id, place, title, brand, link, alt, created_at)
    select 'portfolio-' || owner || n, owner, n, 'A rare autumn ' || n, 'Atelier', 'https://atelier.example/' || n, '', now()
    from generate_series(1, ${MAX_PORTFOLIO_ITEMS}::integer) n, (values ('influencer-1'), (${LISTED}::text)) of (owner)`.execute(
    kysely,
  );
  await sql`insert into saved_search (id, user_id, name, query, notified_since, checked_at, created_at)
    select 'search-' || n, 'user-influencer1', 'Search ' || n, 'thematic=food&city=lyon', now(), now(), now()
    from generate_series(1, ${MAX_SAVED_SEARCHES}::integer) n`.execute(kysely);
  await sql`insert into event (id, name, subject, created_at) values ('event-bench', 'search.matched', '{}', now())`.execute(
    kysely,
  );
  await sql`insert into search_result (event_id, search_id, found, without_advanced, created_at)
    select 'event-bench', id, '{campaign-5,campaign-6}', false, now() from saved_search`.execute(kysely);
  await sql`vacuum analyze`.execute(kysely);
}
