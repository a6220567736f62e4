import type { Ctx } from '../ctx.ts';

/**
 * Returns the version of the deal that belongs to a conversation. Each act increments the version. Returns 0 if there
 * is no deal. Callers must have authorized the reader of the conversation.
 */
export async function findDealVersion(
  { db }: Pick<Ctx, 'db'>,
  conversationId: string,
): Promise<{ version: number }> {
  const row = await db
    .selectFrom('deal')
    .innerJoin('conversation', 'conversation.application_id', 'deal.application_id')
    .select('deal.version')
    .where('conversation.id', '=', conversationId)
    .executeTakeFirst();
  return { version: row?.version ?? 0 };
}
