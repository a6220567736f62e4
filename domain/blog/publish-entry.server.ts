import { dayOf, momentOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import type { PublicationInput } from './draft.ts';
import { draftOf } from './find-drafts.server.ts';
import { lockEntry } from './lock-entry.server.ts';
import { requireWhole } from './save-entry.server.ts';

/**
 * Shows an entry to everybody: at once, or from a moment of Paris that may be to come and until which nothing shows it. It must
 * be whole in both languages: refuses the words that are missing, and a moment before today (`field.moment_is_past`). Gives
 * the moment.
 */
export function publishEntry(ctx: Ctx, id: string, { day, time }: PublicationInput): Promise<Date> {
  return act(ctx, async (ctx) => {
    const row = await lockEntry(ctx, id);
    requireWhole(draftOf(row));
    if (day !== '' && day < dayOf(ctx.now))
      throw new Refusal('input.invalid', { day: 'field.moment_is_past' });
    const at = day || time ? momentOf(day || dayOf(ctx.now), time || '00:00') : ctx.now;
    await ctx.db.updateTable('blog_entry').set({ published_at: at }).where('id', '=', id).execute();
    await audit(ctx, 'entry.published', id);
    return at;
  });
}

/** Makes a draft of an entry again: at once nobody else sees it. */
export function unpublishEntry(ctx: Ctx, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockEntry(ctx, id);
    await ctx.db.updateTable('blog_entry').set({ published_at: null }).where('id', '=', id).execute();
    await audit(ctx, 'entry.unpublished', id);
  });
}
