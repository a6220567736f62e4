import { type SqlBool, sql } from 'kysely';
import { site } from '#site';
import { notSuspended } from '../accounts/not-suspended.server.ts';

/**
 * SQL condition: influencers and visitors may see the published campaigns of the row's brand. The brand is not suspended,
 * and its company is verified if `site.campaigns.onlyOfVerifiedBrands` is set. Every query that shows campaigns to users
 * other than the brand needs this condition.
 */
export function isShownToOthers() {
  const owner = 'campaign.client_id';
  if (!site.campaigns.onlyOfVerifiedBrands) return notSuspended(owner);
  return sql<SqlBool>`(${notSuspended(owner)} and exists (
    select from company where company.user_id = ${sql.ref(owner)} and company.verified_at is not null
  ))`;
}
