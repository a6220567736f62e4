import { z } from 'zod';
import { lockAccounts } from '../accounts/lock-accounts.server.ts';
import { dayOf, daysAfter, daysBetween } from '../clock.ts';
import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { record } from '../events.server.ts';
import { newId } from '../id.server.ts';
import { Refusal } from '../refusal.ts';
import { refuseTooManyDrafts } from './refuse-too-many-drafts.server.ts';

export const duplicateInput = z.object({ campaignId: z.string(), move: z.literal('duplicate') });

/**
 * Creates a draft with the fields and media of one of the brand's campaigns, of any status. If the period of the
 * original began before today, the period of the draft begins today and has as many days, and `isMoved` is true.
 * Refuses another brand's campaign with `campaign.not_found`. Refuses with `campaign.too_many_drafts` at 100 drafts.
 */
export function duplicateCampaign(ctx: Ctx, campaignId: string): Promise<{ id: string; isMoved: boolean }> {
  return act(ctx, async (ctx) => {
    const clientId = actsFor(requireActor(ctx));
    // Without this lock, concurrent drafts could exceed the limit.
    await lockAccounts(ctx, [clientId]);
    // The lock prevents edits of the original, which could detach its files before the duplicate shows them too.
    const original = await ctx.db
      .selectFrom('campaign')
      .selectAll()
      .where('id', '=', campaignId)
      .where('client_id', '=', clientId)
      .forShare()
      .executeTakeFirst();
    if (!original) throw new Refusal('campaign.not_found');
    await refuseTooManyDrafts(ctx, clientId);
    const { search_text: _, search_town: __, ...fields } = original;
    const id = newId('campaign');
    const today = dayOf(ctx.now);
    const isMoved = original.start_date < today;
    const days = daysBetween(original.start_date, original.end_date);
    await ctx.db
      .insertInto('campaign')
      .values({
        ...fields,
        ...(isMoved && { start_date: today, end_date: daysAfter(today, days) }),
        id,
        version: 1,
        status: 'draft',
        created_at: ctx.now,
        updated_at: ctx.now,
        published_at: null,
      })
      .execute();
    const media = await ctx.db
      .selectFrom('campaign_media')
      .select(['kind', 'place', 'file_id', 'address'])
      .where('campaign_id', '=', campaignId)
      .execute();
    const rows = media.map((it) => ({ ...it, id: newId('media'), campaign_id: id }));
    if (rows.length > 0) await ctx.db.insertInto('campaign_media').values(rows).execute();
    await record(ctx, 'campaign.created', { campaignId: id });
    return { id, isMoved };
  });
}
