import { sql } from 'kysely';
import { type Ctx, requireActor } from '../ctx.ts';

export interface BlockedAccount {
  /** Id of the influencer or of the company, as in the address of the profile. */
  id: string;
  name: string;
  picture: string | null;
  blockedAt: Date;
}

const MAX_LISTED = 500;

/** Returns the 500 accounts that the actor blocked last, the latest first. */
export function findBlocked(ctx: Ctx): Promise<BlockedAccount[]> {
  return ctx.db
    .selectFrom('block')
    .leftJoin('influencer', 'influencer.user_id', 'block.blocked_id')
    .leftJoin('company', 'company.user_id', 'block.blocked_id')
    .select([
      sql<string>`coalesce(influencer.id, company.id)`.as('id'),
      sql<string>`coalesce(influencer.full_name, company.name)`.as('name'),
      sql<string | null>`coalesce(influencer.picture, company.logo)`.as('picture'),
      'block.created_at as blockedAt',
    ])
    .where('block.blocker_id', '=', requireActor(ctx).id)
    .where(sql<boolean>`coalesce(influencer.id, company.id) is not null`)
    .orderBy('block.created_at', 'desc')
    .orderBy('block.blocked_id')
    .limit(MAX_LISTED)
    .execute();
}

/** Returns ids of the influencers whom the actor has blocked. Returns none if the actor is not a brand. */
export async function findBlockedInfluencers({ db, actor }: Ctx): Promise<string[]> {
  if (actor?.role !== 'client' || actor.hasBlocks === false) return [];
  const rows = await db
    .selectFrom('block')
    .innerJoin('influencer', 'influencer.user_id', 'block.blocked_id')
    .select('influencer.id')
    .where('block.blocker_id', '=', actor.id)
    .execute();
  return rows.map(({ id }) => id);
}
