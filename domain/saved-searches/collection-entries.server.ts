import type { Ctx } from '../ctx.ts';
import { isInCollection } from '../influencers/collection.server.ts';

/**
 * Records which influencers have entered or left the collection since the last call. The schedule calls this function
 * every five minutes. An influencer who left and returned counts as new.
 */
export async function recordCollectionEntries({ db, now }: Ctx): Promise<void> {
  // With `not in`, PostgreSQL reads a list of ids that exceeds `work_mem` again for each entry.
  await db
    .deleteFrom('collection_entry')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('influencer')
            .select('influencer.id')
            .whereRef('influencer.id', '=', 'collection_entry.influencer_id')
            .where(isInCollection()),
        ),
      ),
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
