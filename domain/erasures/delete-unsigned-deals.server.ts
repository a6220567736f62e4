import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../ctx.ts';

/**
 * Deletes the person's deals without a signed contract, with their offers and notifications. Deals with a signed
 * contract stay, because the law requires contracts to be kept for ten years (code de commerce, L123-22).
 * Callers must have locked the person's campaigns.
 */
export async function deleteUnsignedDeals({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  const deleted = await db
    .deleteFrom('deal')
    .where((eb) => eb.or([eb('client_id', '=', userId), eb('influencer_user_id', '=', userId)]))
    .where(
      sql<SqlBool>`not exists (
        select from contract where contract.deal_id = deal.id and contract.signed_at is not null
      )`,
    )
    .returning('id')
    .execute();
  const ids = deleted.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('notice').where('deal_id', 'in', ids).execute();
  await db.deleteFrom('reminder').where('subject_id', 'in', ids).execute();
}
