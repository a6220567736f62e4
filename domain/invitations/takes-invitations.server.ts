import { type SqlBool, sql } from 'kysely';
import { hasBlocked } from '../blocks/blocks.server.ts';
import { isInCollection } from '../influencers/collection.server.ts';

/**
 * SQL condition: `influencer` is in the collection, has an account, accepts invitations, and has neither muted nor
 * blocked the brand. Brands must not learn which part of the condition is false.
 */
export function takesInvitationsOf(clientId: string) {
  return sql<SqlBool>`(${isInCollection()}
    and influencer.user_id is not null
    and not exists (
      select from preferences
      where preferences.user_id = influencer.user_id and not preferences.accept_invitations
    )
    and not exists (
      select from muted_brand
      where muted_brand.user_id = influencer.user_id and muted_brand.client_id = ${clientId}
    )
    and not ${hasBlocked(sql.ref('influencer.user_id'), clientId)})`;
}
