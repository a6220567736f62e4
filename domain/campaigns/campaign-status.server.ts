import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import { type CampaignStatus, campaignTransitions } from './campaign.ts';

const { from, to } = campaignTransitions.end;

/** SQL condition: the end date is past, but the stored status is still active. */
export function isDueToEnd(now: Date) {
  return sql<boolean>`(campaign.status = ${sql.lit(from)} and campaign.end_date < ${dayOf(now)})`;
}

/**
 * SQL expression for the status of `campaign` at a moment. An active campaign counts as ended after its end date in
 * Paris, even before `endCampaigns` stores the new status.
 */
export function campaignStatusAt(now: Date) {
  return sql<CampaignStatus>`case when ${isDueToEnd(now)} then ${sql.lit(to)} else campaign.status end`;
}

/**
 * SQL condition: `campaign` is active at a moment. A campaign is active until the end of its last day in Paris. The
 * condition can use the index on the stored status.
 */
export function isActiveAt(now: Date) {
  return sql<boolean>`(campaign.status = ${sql.lit(from)} and not ${isDueToEnd(now)})`;
}
