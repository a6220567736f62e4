import { type Ctx, requireStaff } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** An entry's row, which nobody else changes until the act is over. To all but the operator's people it is not there. */
export async function lockEntry(ctx: Ctx, id: string) {
  requireStaff(ctx);
  const row = await ctx.db
    .selectFrom('blog_entry')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('blog.not_found');
  return row;
}
