import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import { type CampaignStatus, campaignTransitions } from './campaign.ts';

const { from, to } = campaignTransitions.end;

/** SQL condition: the statement's `campaign` is past its end date but still stored as active. */
export function isDueToEnd(now: Date) {
  return sql<boolean>`(campaign.status = ${sql.lit(from)} and campaign.end_date < ${dayOf(now)})`;
}

/**
 * SQL expression for the status of the statement's `campaign` at a moment. An active campaign has ended once its end date is past
 * in Paris, even before `endCampaigns` saves that. Reads derive the status. Only acts save it.
 */
export function campaignStatusAt(now: Date) {
  return sql<CampaignStatus>`case when ${isDueToEnd(now)} then ${sql.lit(to)} else campaign.status end`;
}

/** SQL condition: the status at a moment is `active`. This form lets the database use the index on the stored status. */
export function isActiveAt(now: Date) {
  return sql<boolean>`(campaign.status = ${sql.lit(from)} and not ${isDueToEnd(now)})`;
}
