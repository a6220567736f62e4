import { requireBrand } from '../companies/require-brand.ts';
import { act, type Ctx } from '../ctx.ts';
import { record } from '../events.server.ts';
import { Refusal } from '../refusal.ts';
import { lockShortlist } from './own-shortlist.server.ts';
import { MAX_ENTRIES } from './shortlist.ts';
import { isVisibleToBrand } from './visible-to-brand.server.ts';

interface Entry {
  shortlistId: string;
  influencerId: string;
}

/**
 * Adds an influencer to a shortlist. Restores the earlier note if the influencer was removed from the shortlist less
 * than a day ago. Adding twice changes nothing. Refuses with `shortlist.not_found`, with `influencer.not_found` if the
 * brand cannot see the influencer, and with `shortlist.full` at 500 entries that the brand can see.
 */
export function addToShortlist(ctx: Ctx, { shortlistId, influencerId }: Entry): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockShortlist(ctx, shortlistId);
    const influencer = await ctx.db
      .selectFrom('influencer')
      .select('id')
      .where('id', '=', influencerId)
      .where(isVisibleToBrand(requireBrand(ctx)))
      .executeTakeFirst();
    if (!influencer) throw new Refusal('influencer.not_found');
    const entries = await ctx.db
      .selectFrom('shortlist_entry')
      .innerJoin('influencer', 'influencer.id', 'influencer_id')
      .select('influencer_id')
      .where('shortlist_id', '=', shortlistId)
      .where('removed_at', 'is', null)
      .where(isVisibleToBrand(requireBrand(ctx)))
      .execute();
    if (entries.some(({ influencer_id }) => influencer_id === influencerId)) return;
    if (entries.length >= MAX_ENTRIES) throw new Refusal('shortlist.full');
    await ctx.db
      .insertInto('shortlist_entry')
      .values({ shortlist_id: shortlistId, influencer_id: influencerId, added_at: ctx.now, removed_at: null })
      .onConflict((conflict) =>
        conflict.columns(['shortlist_id', 'influencer_id']).doUpdateSet({ removed_at: null }),
      )
      .execute();
    await record(ctx, 'shortlist.entry_added', { shortlistId, influencerId });
  });
}

/**
 * Hides an entry. `addToShortlist` can restore the entry within a day. After a day, `sweepShortlists` deletes it.
 * Removing twice changes nothing. Refuses with `shortlist.not_found`.
 */
export function removeFromShortlist(ctx: Ctx, entry: Entry): Promise<void> {
  return act(ctx, async (ctx) => {
    await changeEntry(ctx, entry, { removed_at: ctx.now });
  });
}

/**
 * Saves a note. Pages show the note only to the brand, but the influencer's export of personal data contains it.
 * Refuses with `shortlist.not_found`, and with `shortlist.entry_removed` if the influencer is not on the shortlist.
 */
export function writeNote(ctx: Ctx, entry: Entry, note: string): Promise<void> {
  return act(ctx, async (ctx) => {
    if (!(await changeEntry(ctx, entry, { note }))) throw new Refusal('shortlist.entry_removed');
  });
}

/** Returns false if the influencer is not on the shortlist. */
async function changeEntry(
  ctx: Ctx,
  { shortlistId, influencerId }: Entry,
  values: { note: string } | { removed_at: Date },
): Promise<boolean> {
  await lockShortlist(ctx, shortlistId);
  const changed = await ctx.db
    .updateTable('shortlist_entry')
    .set(values)
    .where('shortlist_id', '=', shortlistId)
    .where('influencer_id', '=', influencerId)
    .where('removed_at', 'is', null)
    .returning('influencer_id')
    .executeTakeFirst();
  if (!changed) return false;
  await record(ctx, 'shortlist.changed', { shortlistId });
  return true;
}
