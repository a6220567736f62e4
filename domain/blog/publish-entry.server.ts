import { dayOf, momentOf } from '../clock.ts';
import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import { stateOf } from './draft.ts';
import type { PublicationInput } from './entry-input.ts';
import { draftOf } from './find-drafts.server.ts';
import { lockEntry } from './lock-entry.server.ts';
import { requireAllTexts } from './save-entry.server.ts';

/**
 * Publishes an entry at a moment in Paris time, or immediately. Readers do not see the entry before this moment.
 * Refuses with `field.required` if a text is missing in either language. Refuses with `field.moment_is_past` for a
 * past moment, because the entry would appear with an earlier date. Refuses with `staff.changed_meanwhile` if the
 * entry is already published. A planned entry may get another moment.
 */
export function publishEntry(ctx: Ctx, id: string, { day, time }: PublicationInput): Promise<Date> {
  return act(ctx, async (ctx) => {
    const row = await lockEntry(ctx, id);
    const draft = draftOf(row);
    if (stateOf(draft, ctx.now) === 'published') throw new Refusal('staff.changed_meanwhile');
    requireAllTexts(draft);
    const today = dayOf(ctx.now);
    const moment = day || time ? momentOf(day || today, time || '00:00') : ctx.now;
    if (moment < ctx.now)
      throw new Refusal('input.invalid', {
        [day !== '' && day < today ? 'day' : 'time']: 'field.moment_is_past',
      });
    await ctx.db.updateTable('blog_entry').set({ published_at: moment }).where('id', '=', id).execute();
    await audit(ctx, 'entry.published', id);
    return moment;
  });
}

export function unpublishEntry(ctx: Ctx, id: string): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockEntry(ctx, id);
    await ctx.db.updateTable('blog_entry').set({ published_at: null }).where('id', '=', id).execute();
    await audit(ctx, 'entry.unpublished', id);
  });
}
