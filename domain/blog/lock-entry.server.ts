import { type Ctx, requireStaff } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Locks an entry until the transaction ends. Refuses with `blog.not_found` and `staff.not_found`. */
export async function lockEntry(ctx: Ctx, id: string) {
  requireStaff(ctx);
  const row = await ctx.db
    .selectFrom('blog_entry')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('blog.not_found');
  return row;
}
