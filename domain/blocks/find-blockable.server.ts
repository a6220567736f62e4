import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { notErased, notSuspended } from '../accounts/not-suspended.server.ts';
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
 * not see, and suspended and erased accounts. A suspended account is found if it shares an application with the actor,
 * because the suspension may end. Accounts that the actor has blocked are always found.
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
    .where((eb) =>
      eb.or([
        isVisibleToBrand(brandId),
        eb.and([sharesApplication(brandId, sql.ref('influencer.user_id')), notErased('influencer.user_id')]),
        hasBlocked(brandId, sql.ref('influencer.user_id')),
      ]),
    )
    .executeTakeFirst();
}

function findCompany({ db }: Ctx, influencerUserId: string, id: string) {
  return db
    .selectFrom('company')
    .select(['user_id as userId', 'name', 'logo as picture'])
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        notSuspended('company.user_id'),
        eb.and([
          sharesApplication(sql.ref('company.user_id'), influencerUserId),
          notErased('company.user_id'),
        ]),
        hasBlocked(influencerUserId, sql.ref('company.user_id')),
      ]),
    )
    .executeTakeFirst();
}

/** SQL condition: the influencer has applied to the brand, with an application that is not hidden. */
function sharesApplication(
  brandId: string | RawBuilder<unknown>,
  influencerUserId: string | RawBuilder<unknown>,
) {
  return sql<SqlBool>`exists (
    select from application
    join campaign on campaign.id = application.campaign_id
    join influencer as applicant on applicant.id = application.influencer_id
    where campaign.client_id = ${brandId} and applicant.user_id = ${influencerUserId} and not application.hidden
  )`;
}
