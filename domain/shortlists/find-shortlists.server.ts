import { sql } from 'kysely';
import { requireBrand } from '../companies/require-brand.ts';
import type { Ctx } from '../ctx.ts';
import { cardColumns, openCardOf } from '../influencers/influencer-cards.server.ts';
import { takesInvitationsOf } from '../invitations/takes-invitations.server.ts';
import { placeOf } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import type { ShortlistChoice, ShortlistEntry, ShortlistSummary } from './shortlist.ts';
import { isVisibleToBrand } from './visible-to-brand.server.ts';

const MAX_FACES = 4;
const ENTRIES_A_PAGE = 24;

export async function findShortlists(ctx: Ctx): Promise<ShortlistSummary[]> {
  const clientId = requireBrand(ctx);
  const { rows } = await sql<ShortlistSummary>`
    select shortlist.id, shortlist.name, entries.count, entries.faces
    from shortlist, lateral (
      select count(*)::integer as count,
        coalesce(
          jsonb_agg(jsonb_build_object('name', entry.name, 'picture', entry.picture) order by entry.at)
            filter (where entry.at <= ${MAX_FACES}),
          '[]'
        ) as faces
      from (
        select influencer.full_name as name, influencer.picture,
          row_number() over (order by shortlist_entry.added_at desc, influencer.id) as at
        from shortlist_entry join influencer on influencer.id = shortlist_entry.influencer_id
        where shortlist_entry.shortlist_id = shortlist.id and shortlist_entry.removed_at is null
          and ${isVisibleToBrand(clientId)}
      ) entry
    ) entries
    where shortlist.client_id = ${clientId} and shortlist.removed_at is null
    order by shortlist.created_at desc, shortlist.id desc`.execute(ctx.db);
  return rows;
}

/** Returns one of the brand's shortlists if it is removed and can be restored. Otherwise returns null. */
export async function findRemovedShortlist(
  ctx: Ctx,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const row = await ctx.db
    .selectFrom('shortlist')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('client_id', '=', requireBrand(ctx))
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

interface ShortlistPage {
  id: string;
  name: string;
  total: number;
  page: number;
  pages: number;
  entries: ShortlistEntry[];
  removed: { id: string; name: string } | null;
}

/**
 * Returns one of the brand's shortlists with 24 entries a page, latest first. Entries do not count towards the profile
 * views that a plan allows per day. Refuses other shortlists with `shortlist.not_found`.
 */
export async function findShortlist(
  ctx: Ctx,
  id: string,
  { page: requestedPage, removed }: { page: number; removed: string | null },
): Promise<ShortlistPage> {
  const clientId = requireBrand(ctx);
  const shortlist = await ctx.db
    .selectFrom('shortlist')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!shortlist) throw new Refusal('shortlist.not_found');
  const entries = ctx.db
    .selectFrom('shortlist_entry')
    .innerJoin('influencer', 'influencer.id', 'shortlist_entry.influencer_id')
    .where('shortlist_id', '=', id)
    .where(isVisibleToBrand(clientId));
  const { total } = await entries
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage, ENTRIES_A_PAGE);
  const rows = await entries
    .select(cardColumns)
    .select(['note', takesInvitationsOf(clientId).as('takesInvitations')])
    .$narrowType<{ takesInvitations: boolean }>()
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('influencer.id')
    .offset(offset)
    .limit(ENTRIES_A_PAGE)
    .execute();
  const gone = removed
    ? await entries
        .select(['influencer.id', 'full_name as name'])
        .where('influencer.id', '=', removed)
        .where('removed_at', 'is not', null)
        .executeTakeFirst()
    : undefined;
  return {
    ...shortlist,
    total,
    page,
    pages,
    removed: gone ?? null,
    entries: rows.map((row) => ({
      note: row.note,
      takesInvitations: row.takesInvitations,
      card: openCardOf(row),
    })),
  };
}

interface Choices {
  influencer: { id: string; name: string; picture: string | null };
  shortlists: ShortlistChoice[];
}

/**
 * Returns all shortlists of the brand, and for each whether it contains the influencer. Refuses with
 * `influencer.not_found`.
 */
export async function findShortlistChoices(ctx: Ctx, influencerId: string): Promise<Choices> {
  const clientId = requireBrand(ctx);
  const influencer = await ctx.db
    .selectFrom('influencer')
    .select(['id', 'full_name as name', 'picture'])
    .where('id', '=', influencerId)
    .where(isVisibleToBrand(clientId))
    .executeTakeFirst();
  if (!influencer) throw new Refusal('influencer.not_found');
  const shortlists = await ctx.db
    .selectFrom('shortlist')
    .leftJoin('shortlist_entry', (join) =>
      join
        .onRef('shortlist_id', '=', 'shortlist.id')
        .on('influencer_id', '=', influencerId)
        .on('shortlist_entry.removed_at', 'is', null),
    )
    .select(['shortlist.id', 'name'])
    .select((eb) => eb('influencer_id', 'is not', null).as('isOn'))
    .where('client_id', '=', clientId)
    .where('shortlist.removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('shortlist.id', 'desc')
    .$narrowType<{ isOn: boolean }>()
    .execute();
  return { influencer, shortlists };
}

/** Returns which of the influencers are on any shortlist of the actor. Only brands have shortlists. */
export async function findShortlisted(ctx: Ctx, influencerIds: readonly string[]): Promise<string[]> {
  if (!ctx.actor || influencerIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('shortlist_entry')
    .innerJoin('shortlist', 'shortlist.id', 'shortlist_id')
    .select('influencer_id as id')
    .distinct()
    .where('influencer_id', 'in', influencerIds)
    .where('client_id', '=', ctx.actor.id)
    .where('shortlist.removed_at', 'is', null)
    .where('shortlist_entry.removed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
