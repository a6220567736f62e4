import { z } from 'zod';
import { act, type Ctx, requireActor } from '../ctx.ts';

export const unmuteInput = z.object({ companyId: z.string() });

export function unmuteBrand(ctx: Ctx, companyId: string): Promise<void> {
  return act(ctx, async (ctx) => {
    await ctx.db
      .deleteFrom('muted_brand')
      .where('user_id', '=', requireActor(ctx).id)
      .where('client_id', 'in', (eb) =>
        eb.selectFrom('company').select('company.user_id').where('company.id', '=', companyId),
      )
      .execute();
  });
}
