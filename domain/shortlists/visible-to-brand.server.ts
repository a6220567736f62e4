import { type SqlBool, sql } from 'kysely';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { isInCollection } from '../influencers/collection.server.ts';

/**
 * SQL condition: a shortlist of the brand shows the influencer, who must be in the collection or have applied to one
 * of the brand's campaigns, and must not be suspended.
 */
export function isVisibleToBrand(clientId: string) {
  return sql<SqlBool>`(${isInCollection()} or (
    exists (
      select from application
      join campaign on campaign.id = application.campaign_id
      where application.influencer_id = influencer.id and campaign.client_id = ${clientId}
        and not application.hidden
    )
    and ${notSuspended('influencer.user_id')}
  ))`;
}
