import { type SqlBool, sql } from 'kysely';
import { site } from '#site';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';

/**
 * SQL condition: influencers and visitors may see the brand's published campaigns. The brand must not be suspended,
 * and its company must be verified if `site.campaigns.onlyOfVerifiedBrands` is set. Every query that shows campaigns
 * to users other than the brand needs this condition.
 */
export function isShownToOthers() {
  const owner = 'campaign.client_id';
  if (!site.campaigns.onlyOfVerifiedBrands) return notSuspended(owner);
  return sql<SqlBool>`(${notSuspended(owner)} and exists (
    select from company where company.user_id = ${sql.ref(owner)} and company.verified_at is not null
  ))`;
}

export async function areCampaignsHidden(ctx: Ctx): Promise<boolean> {
  if (!site.campaigns.onlyOfVerifiedBrands) return false;
  const verified = await ctx.db
    .selectFrom('company')
    .select('id')
    .where('user_id', '=', actsFor(requireActor(ctx)))
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return !verified;
}
