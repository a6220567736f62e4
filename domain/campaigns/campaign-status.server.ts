import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import { type CampaignStatus, campaignTransitions, isOver } from './campaign.ts';

const { from, to } = campaignTransitions.end;

/**
 * The status of a campaign at a moment. An active campaign has ended once its end date is past in Paris, even before
 * `endCampaigns` saves that: reads derive the status, and only acts save it.
 */
export function statusAt(now: Date, campaign: { status: CampaignStatus; endDate: string }): CampaignStatus {
  return campaign.status === from && isOver(campaign, dayOf(now)) ? to : campaign.status;
}

/** SQL condition: the `campaign` of the statement is past its end date, but still stored as active. */
export function isDueToEnd(now: Date) {
  return sql<boolean>`(campaign.status = ${sql.lit(from)} and campaign.end_date < ${dayOf(now)})`;
}

/** `statusAt` in SQL, for the `campaign` of the statement. */
export function campaignStatusAt(now: Date) {
  return sql<CampaignStatus>`case when ${isDueToEnd(now)} then ${sql.lit(to)} else campaign.status end`;
}

/** SQL condition: `statusAt` is `active`. Written so that an index on the stored status applies. */
export function isActiveAt(now: Date) {
  return sql<boolean>`(campaign.status = ${sql.lit(from)} and not ${isDueToEnd(now)})`;
}
