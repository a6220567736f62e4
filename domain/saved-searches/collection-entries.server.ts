import type { Ctx } from '../ctx.ts';
import { isInCollection } from '../influencers/collection.server.ts';

/**
 * Records which influencers have entered or left the collection since the last call. The schedule calls this function
 * every five minutes. An influencer who left and returned counts as new.
 */
export async function recordCollectionEntries({ db, now }: Ctx): Promise<void> {
  await db
    .deleteFrom('collection_entry')
    .where('influencer_id', 'not in', (eb) =>
      eb.selectFrom('influencer').select('influencer.id').where(isInCollection()),
    )
    .execute();
  await db
    .insertInto('collection_entry')
    .columns(['influencer_id', 'entered_at'])
    .expression((eb) =>
      eb
        .selectFrom('influencer')
        .select(['influencer.id', eb.val(now).as('entered_at')])
        .where(isInCollection())
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('collection_entry')
                .select('collection_entry.influencer_id')
                .whereRef('collection_entry.influencer_id', '=', 'influencer.id'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
