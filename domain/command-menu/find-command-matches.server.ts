import { sql } from 'kysely';
import { foldedColumn } from '#db/search-indexes.server.ts';
import { isNotOfBlocked } from '../blocks/blocks.server.ts';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { otherNameFor, selectConversationsOf } from '../conversations/select-conversations.server.ts';
import { type Ctx, type Member, requireActor } from '../ctx.ts';
import { noFilters } from '../influencers/browse-filters.ts';
import { findInfluencers } from '../influencers/find-influencers.server.ts';
import { containsWords, textIn, wordsOf } from '../search-text.ts';
import { type CommandMatches, MAX_MATCHES, MIN_TEXT } from './command-matches.ts';

/**
 * The menu searches the names of only this number of conversations, newest first. The search of the inbox has no limit.
 */
const MAX_CONVERSATIONS = 500;

/**
 * Returns entries whose names contain every word of the text `q`. Brands find their own campaigns, shortlists and
 * conversations, and the influencers of the collection. Influencers find open campaigns and their own conversations.
 * Ignores case and accents. Refuses visitors and staff with `session.required`.
 */
export async function findCommandMatches(ctx: Ctx, query: URLSearchParams): Promise<CommandMatches> {
  const actor = requireActor(ctx);
  const text = textIn(query, 'q');
  if (text.length < MIN_TEXT) return { campaigns: [], people: [], shortlists: [], conversations: [] };
  const words = wordsOf(text);
  const isBrand = actor.role === 'client';
  const [campaigns, people, shortlists, conversations] = await Promise.all([
    findCampaigns(ctx, actor, words),
    isBrand ? findPeople(ctx, text) : [],
    isBrand ? findShortlists(ctx, actor, words) : [],
    findConversations(ctx, actor, words),
  ]);
  return { campaigns, people, shortlists, conversations };
}

/** Brands search only the title. Influencers also search the name of the company. */
function findCampaigns(ctx: Ctx, actor: Member, words: string[]) {
  const { db, now } = ctx;
  // `search_text` also contains the description. It is compared first, because folding a title takes longer.
  const inTitle = (word: string) =>
    sql`(strpos(campaign.search_text, ${word}) > 0 and strpos(${foldedColumn('campaign.title')}, ${word}) > 0)`;
  const inCompanyName = (word: string) => sql`strpos(company.search_name, ${word}) > 0`;
  const isBrand = actor.role === 'client';
  const matches = words.map((word) =>
    isBrand ? inTitle(word) : sql`(${inTitle(word)} or ${inCompanyName(word)})`,
  );
  return db
    .selectFrom('campaign')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['campaign.id', 'campaign.title', 'company.name as companyName'])
    .where(sql<boolean>`(${sql.join(matches, sql` and `)})`)
    .where((eb) =>
      isBrand
        ? eb('campaign.client_id', '=', actsFor(actor))
        : eb.and([isActiveAt(now), isShownToOthers(), isNotOfBlocked(ctx)]),
    )
    .orderBy('campaign.created_at', 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(MAX_MATCHES)
    .execute();
}

async function findPeople(ctx: Ctx, text: string): Promise<CommandMatches['people']> {
  const { cards } = await findInfluencers(ctx, { ...noFilters, q: text }, { page: 1, named: [] });
  return cards
    .flatMap((card) => (card.redacted ? [] : [{ id: card.id, name: card.name, handle: card.handle }]))
    .slice(0, MAX_MATCHES);
}

/** Compares all names in the process, because a brand has at most 50 shortlists. */
async function findShortlists(
  ctx: Ctx,
  actor: Member,
  words: string[],
): Promise<CommandMatches['shortlists']> {
  const rows = await ctx.db
    .selectFrom('shortlist')
    .select(['id', 'name'])
    .where('client_id', '=', actsFor(actor))
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.filter(({ name }) => containsWords(name, words)).slice(0, MAX_MATCHES);
}

async function findConversations(ctx: Ctx, actor: Member, words: string[]) {
  const rows = await selectConversationsOf(ctx, actor.id)
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .innerJoin('company', 'company.user_id', 'campaign.client_id')
    .select(['conversation.id', 'campaign.id as campaignId', 'influencer.id as influencerId'])
    .select(['campaign.title as campaignTitle', otherNameFor(actor.id)])
    .orderBy('conversation.created_at', 'desc')
    .limit(MAX_CONVERSATIONS)
    .execute();
  return rows
    .filter(({ otherName, campaignTitle }) => containsWords(`${otherName} ${campaignTitle}`, words))
    .slice(0, MAX_MATCHES);
}
