import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, isMember } from '../ctx.ts';
import { Refusal } from '../refusal.ts';

/** Told when a suspension begins or ends. */
export const SUSPENSION_CHANNEL = 'suspension';

/** The public files of whoever is suspended. What the operator's people put on the blog is the operator's, and stays. */
export async function findHiddenFiles({ db }: Pick<Ctx, 'db'>): Promise<Set<string>> {
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('file', 'file.owner_id', 'app_user.id')
    .select('file.id')
    .where('app_user.suspended_at', 'is not', null)
    .where('app_user.role', '<>', 'staff')
    .where('file.profile', '=', 'media')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** A hidden file is shown to whom an application ties to its owner: their history keeps it. Else `file.not_found`. */
export async function requireHistory(ctx: Ctx, id: string): Promise<void> {
  const { actor, db } = ctx;
  if (!isMember(actor)) throw new Refusal('file.not_found');
  const [own, ownId, others] =
    actor.role === 'client'
      ? (['campaign.client_id', actsFor(actor), 'influencer.user_id'] as const)
      : (['influencer.user_id', actor.id, 'campaign.client_id'] as const);
  const tied = await db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
    .innerJoin('file', 'file.owner_id', others)
    .select('file.id')
    .where(own, '=', ownId)
    .where('file.id', '=', id)
    .executeTakeFirst();
  if (!tied) throw new Refusal('file.not_found');
}
