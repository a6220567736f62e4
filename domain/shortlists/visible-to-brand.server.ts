import { type SqlBool, sql } from 'kysely';
import { notSuspended } from '../accounts/not-suspended.server.ts';
import { isInCollection } from '../influencers/collection.server.ts';

/**
 * SQL condition: the brand's shortlists show the influencer. The influencer must not be suspended. The influencer must
 * also be in the collection, or have applied to one of the brand's campaigns with an application that is not hidden.
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
