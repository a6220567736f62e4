import { sql } from 'kysely';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { type Ctx, type Role, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import { isVisibleToBrand } from '../shortlists/visible-to-brand.server.ts';
import type { BlockableKind } from './blockable.ts';
import { hasBlocked, isBlockedBy } from './blocks.server.ts';

export interface Blockable {
  userId: string;
  name: string;
  picture: string | null;
  isBlocked: boolean;
}

const kindFor: Record<Role, BlockableKind> = { client: 'influencer', influencer: 'company' };

/**
 * Returns the account that the actor may block: brands block influencers, and influencers block brands.
 * Refuses with `block.not_found` for all other accounts, profiles without an account, influencers whom the brand may
 * not see, and suspended and erased brands. Accounts that the actor has blocked are always found.
 */
export async function findBlockable(ctx: Ctx, kind: string, id: string): Promise<Blockable> {
  const actor = requireActor(ctx);
  if (kind !== kindFor[actor.role]) throw new Refusal('block.not_found');
  const row =
    kind === 'influencer' ? await findInfluencer(ctx, actor.id, id) : await findCompany(ctx, actor.id, id);
  if (!row?.userId) throw new Refusal('block.not_found');
  return {
    userId: row.userId,
    name: row.name,
    picture: row.picture,
    isBlocked: await isBlockedBy(ctx, actor.id, row.userId),
  };
}

function findInfluencer({ db }: Ctx, brandId: string, id: string) {
  return db
    .selectFrom('influencer')
    .select(['user_id as userId', 'full_name as name', 'picture'])
    .where('id', '=', id)
    .where((eb) => eb.or([isVisibleToBrand(brandId), hasBlocked(brandId, sql.ref('influencer.user_id'))]))
    .executeTakeFirst();
}

function findCompany({ db }: Ctx, influencerUserId: string, id: string) {
  return db
    .selectFrom('company')
    .select(['user_id as userId', 'name', 'logo as picture'])
    .where('id', '=', id)
    .where((eb) =>
      eb.or([notSuspended('company.user_id'), hasBlocked(influencerUserId, sql.ref('company.user_id'))]),
    )
    .executeTakeFirst();
}
