import { act, type Ctx } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { audit } from './audit.server.ts';
import { lockAccount } from './lock-account.server.ts';

/** Refuses with `staff.changed_meanwhile` if the influencer is already in the requested state. */
export function featureInfluencer(ctx: Ctx, userId: string, isFeatured: boolean): Promise<void> {
  return act(ctx, async (ctx) => {
    await lockAccount(ctx, userId);
    const changed = await ctx.db
      .updateTable('influencer')
      .set({ featured_at: isFeatured ? ctx.now : null })
      .where('user_id', '=', userId)
      .where('featured_at', isFeatured ? 'is' : 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new Refusal('staff.changed_meanwhile');
    await audit(ctx, isFeatured ? 'influencer.featured' : 'influencer.unfeatured', userId);
  });
}
