import type { CampaignStatus } from '../campaigns/campaign.ts';
import { dayOf } from '../clock.ts';

/** All statuses, in the order of the influencer's list. The brand's pages show accepted as "Validated". */
export const applicationStatuses = ['accepted', 'pending', 'ended', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** In characters of the message to the brand. */
export const MAX_MESSAGE_LENGTH = 5_000;

/**
 * The brand's decision. The column is null until the brand decides. The decision does not change when the campaign ends.
 */
export type Decision = Extract<ApplicationStatus, 'accepted' | 'declined'>;

interface Application {
  status: ApplicationStatus;
  decision: Decision | null;
}

/**
 * The statuses from which each transition starts. The brand decides. The influencer withdraws, which deletes the row and
 * lets them apply again. The closing of a campaign ends its applications.
 */
export const applicationTransitions: Record<'decide' | 'withdraw' | 'end', readonly ApplicationStatus[]> = {
  decide: ['pending'],
  withdraw: ['pending'],
  end: ['pending', 'accepted'],
};

/** The tables of applicants on the brand's page. The decision selects the table, even after the campaign ended. */
export type ApplicantTable = Decision | 'pending';

export function tableOf({ decision }: { decision: Decision | null }): ApplicantTable {
  return decision ?? 'pending';
}

/** The outcome shown in reports. It is the brand's decision, or the status if there is no decision. */
export function outcomeOf({ status, decision }: Application): ApplicationStatus {
  return decision ?? status;
}

/** Whether the campaign closed before the brand decided. The page shows "No answer". */
export function isUnanswered(application: Application): boolean {
  return outcomeOf(application) === 'ended';
}

/** How an ended application closed. Only a campaign that was neither aborted nor ended before its first day has had its work. */
export type Closing = 'unanswered' | 'aborted' | 'notStarted' | 'over';

/** Null while the application has not ended. `endedAt` is null until the row of a campaign past its end date is updated. */
export function closingOf(
  application: Application & { endedAt: Date | null },
  campaign: { status: CampaignStatus; startDate: string },
): Closing | null {
  if (application.status !== 'ended') return null;
  if (isUnanswered(application)) return 'unanswered';
  if (campaign.status === 'canceled') return 'aborted';
  const { endedAt } = application;
  return endedAt && dayOf(endedAt) < campaign.startDate ? 'notStarted' : 'over';
}

/** Groups applications by status and omits empty groups. */
export function byStatus<Listed extends { status: ApplicationStatus }>(
  applications: readonly Listed[],
): { status: ApplicationStatus; applications: Listed[] }[] {
  return applicationStatuses
    .map((status) => ({ status, applications: applications.filter((it) => it.status === status) }))
    .filter(({ applications }) => applications.length > 0);
}
