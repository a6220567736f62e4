import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';

/**
 * Returns whether the other side of one of the person's deals still relies on the person. A deal counts until it is
 * closed. A running deal counts at most until the last day on which the content must be online. A pause that has not
 * ended does not move this day.
 */
export async function hasOpenDeals({ db, now }: Pick<Ctx, 'db' | 'now'>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deal')
    .leftJoin('offer', (join) =>
      join.onRef('offer.deal_id', '=', 'deal.id').on('offer.status', '=', 'accepted'),
    )
    .select('deal.id')
    .where((eb) => eb.or([eb('client_id', '=', userId), eb('influencer_user_id', '=', userId)]))
    .where('closed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('deal.status', '<>', 'running'),
        // `publish_by` starts as the last day of publication in the terms. Gifts, pauses and
        // approvals can move `publish_by` to a later day.
        sql<boolean>`(select max(publish_by) from deliverable where deliverable.deal_id = deal.id)
          + (offer.terms->>'liveDays')::int >= ${dayOf(now)}::date`,
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
