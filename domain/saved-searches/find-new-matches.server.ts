import { type SqlBool, sql } from 'kysely';
import { isNotOfBlocked } from '../blocks/blocks.server.ts';
import { findBlockedInfluencers } from '../blocks/find-blocked.server.ts';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { findStatedProfile } from '../campaigns/conditions/find-stated-profile.server.ts';
import type { Thematic } from '../campaigns/reference.ts';
import { readSearch } from '../campaigns/search/campaign-search.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import type { Ctx } from '../ctx.ts';
import { isAdvanced, noFilters, readFilters, writeFilters } from '../influencers/browse-filters.ts';
import { searchCriteriaOf } from '../influencers/search-criteria-for-viewer.ts';
import { matches } from '../influencers/select-influencers.server.ts';
import { findTier } from '../subscriptions/find-tier.server.ts';
import { hasFilter } from './read-query.server.ts';

export interface DueSearch {
  id: string;
  query: string;
  since: Date;
}

export interface NewMatches {
  found: string[];
  /** True if advanced filters were left out, because the plan no longer includes them. */
  withoutAdvanced: boolean;
}

/**
 * Returns the thematics whose label in the reader's language matches a text. Callers pass this function, because the
 * domain has no labels.
 */
export type FindNamed = (text: string) => readonly Thematic[];

/** A search never reports the same influencer or campaign twice. */
const isNotReported = (searchId: string, column: string) =>
  sql<SqlBool>`not exists (
    select from search_result where search_id = ${searchId} and ${sql.ref(column)} = any(found)
  )`;

/**
 * Returns the influencers who match a search and entered the collection after `since`, newest first. Ignores advanced
 * filters on the free plan. Finds no one there if the search has no other filters.
 */
export async function findNewInfluencers(ctx: Ctx, search: DueSearch, named: FindNamed): Promise<NewMatches> {
  const requested = readFilters(new URLSearchParams(search.query));
  const withoutAdvanced = isAdvanced(requested) && (await findTier(ctx)) === 'free';
  const filters = withoutAdvanced ? { ...requested, advanced: noFilters.advanced } : requested;
  if (withoutAdvanced && !hasFilter(writeFilters(filters).toString())) return { found: [], withoutAdvanced };
  const blocked = await findBlockedInfluencers(ctx);
  const rows = await ctx.db
    .selectFrom('collection_entry')
    .innerJoin('influencer', 'influencer.id', 'collection_entry.influencer_id')
    .select('influencer.id')
    .where('entered_at', '>', search.since)
    .where(matches(searchCriteriaOf(ctx.actor, filters, named(filters.q), blocked)))
    .where(isNotReported(search.id, 'influencer.id'))
    .orderBy('entered_at', 'desc')
    .orderBy('influencer.id', 'desc')
    .execute();
  return { found: rows.map(({ id }) => id), withoutAdvanced };
}

export async function findNewCampaigns(ctx: Ctx, search: DueSearch): Promise<NewMatches> {
  const { filters } = readSearch(new URLSearchParams(search.query));
  const profile = await findStatedProfile(ctx);
  const rows = await ctx.db
    .selectFrom('campaign')
    .select('campaign.id')
    .where('published_at', '>', search.since)
    .where(isNotOfBlocked(ctx))
    .where(isActiveAt(ctx.now))
    .where(isShownToOthers())
    .where((eb) => eb.and(filters.map((filter) => filter(profile, ctx.now))))
    .where(isNotReported(search.id, 'campaign.id'))
    .orderBy('published_at', 'desc')
    .orderBy('campaign.id', 'desc')
    .execute();
  return { found: rows.map(({ id }) => id), withoutAdvanced: false };
}
