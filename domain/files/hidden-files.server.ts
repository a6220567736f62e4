import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, isMember } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Database signal of the beginning and end of a suspension, and of a deleted file row. */
export const SUSPENSION_CHANNEL = 'suspension';

/**
 * Returns ids of public files that must not be served: files of suspended accounts, and files without a row whose
 * parts are still stored. Files of suspended staff stay visible, because the blog's images belong to the operator.
 */
export async function findHiddenFiles({ db }: Pick<Ctx, 'db'>): Promise<Set<string>> {
  const suspended = db
    .selectFrom('app_user')
    .innerJoin('file', 'file.owner_id', 'app_user.id')
    .select('file.id')
    .where('app_user.suspended_at', 'is not', null)
    .where('app_user.role', '<>', 'staff')
    .where('file.profile', '=', 'media');
  const rows = await suspended.union(db.selectFrom('removed_file').select('id')).execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Checks access to a file that `findHiddenFiles` hides from the public. Allows a brand to see the files of influencers
 * who applied to its campaigns. Allows an influencer to see the files of the brands to whose campaigns the influencer
 * applied. Refuses all others, and a file without a row, with `file.not_found`.
 */
export async function requireSharedApplication(ctx: Ctx, id: string): Promise<void> {
  const { actor, db } = ctx;
  if (!isMember(actor)) throw new Refusal('file.not_found');
  const [own, ownId, others] =
    actor.role === 'client'
      ? (['campaign.client_id', actsFor(actor), 'influencer.user_id'] as const)
      : (['influencer.user_id', actor.id, 'campaign.client_id'] as const);
  const shared = await db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .innerJoin('file', 'file.owner_id', others)
    .select('file.id')
    .where(own, '=', ownId)
    .where('file.id', '=', id)
    .executeTakeFirst();
  if (!shared) throw new Refusal('file.not_found');
}
