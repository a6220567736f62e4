import { type Ctx, requireActor } from '../ctx.ts';
import { fold } from '../fold.ts';
import type { SavedReply } from './saved-reply.ts';

export async function findSavedReplies(ctx: Ctx): Promise<SavedReply[]> {
  const rows = await ctx.db
    .selectFrom('saved_reply')
    .where('user_id', '=', requireActor(ctx).id)
    .select(['id', 'title', 'content'])
    .orderBy('id')
    .execute();
  const keyOf = ({ title, content }: SavedReply) => fold(title || content);
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
