import { type SqlBool, sql } from 'kysely';
import type { Ctx } from '../ctx.ts';

const isUnsigned = sql<SqlBool>`not exists (
  select from contract where contract.deal_id = deal.id and contract.signed_at is not null
)`;

/**
 * Detaches the influencer's files from content that the erasure of the brand deletes: all drafts, and screenshots in
 * deals without a signed contract. No page shows these files any more, and the sweep deletes them after a day. Call this
 * function before `deleteUnsignedDeals`.
 */
export async function detachContentFiles(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  brandId: string,
): Promise<void> {
  const ofBrand = db
    .selectFrom('deliverable')
    .innerJoin('deal', 'deal.id', 'deliverable.deal_id')
    .where('deal.client_id', '=', brandId);
  const drafts = ofBrand
    .innerJoin('submission', 'submission.deliverable_id', 'deliverable.id')
    .select('submission.id');
  await db
    .updateTable('file')
    .set({ attached_to: null, waiting_since: now })
    .where('owner_id', 'in', (eb) =>
      eb.selectFrom('deal').select('influencer_user_id').where('client_id', '=', brandId),
    )
    .where('attached_to', 'in', drafts.unionAll(ofBrand.where(isUnsigned).select('deliverable.id')))
    .execute();
}

/**
 * Deletes the person's deals without a signed contract, with their offers and notifications. Deals with a signed
 * contract stay, because the law requires contracts to be kept for ten years (code de commerce, L123-22).
 * Callers must have locked the person's campaigns.
 */
export async function deleteUnsignedDeals({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  const deleted = await db
    .deleteFrom('deal')
    .where((eb) => eb.or([eb('client_id', '=', userId), eb('influencer_user_id', '=', userId)]))
    .where(isUnsigned)
    .returning('id')
    .execute();
  const ids = deleted.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.deleteFrom('notice').where('deal_id', 'in', ids).execute();
  await db.deleteFrom('reminder').where('subject_id', 'in', ids).execute();
}
