import { type SqlBool, sql } from 'kysely';
import { site } from '#site';
import { notSuspended } from '../accounts/not-suspended.server.ts';

/**
 * SQL condition: influencers and visitors may see the published campaigns of the row's brand. It is not suspended, and if
 * `site.campaigns.onlyOfVerifiedBrands` is set, its company is verified. Every query that shows campaigns to others needs it.
 */
export function isShownToOthers() {
  const owner = 'campaign.client_id';
  if (!site.campaigns.onlyOfVerifiedBrands) return notSuspended(owner);
  return sql<SqlBool>`(${notSuspended(owner)} and exists (
    select from company where company.user_id = ${sql.ref(owner)} and company.verified_at is not null
  ))`;
}
