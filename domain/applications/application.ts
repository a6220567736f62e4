import type { CampaignStatus } from '../campaigns/campaign.ts';
import { dayOf } from '../clock.ts';

/** The influencer's list shows the statuses in this order. The brand's pages call `accepted` "Validated". */
export const applicationStatuses = ['accepted', 'pending', 'ended', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** Number of characters. */
export const MAX_MESSAGE_LENGTH = 5_000;

/** The number of applicants that a brand compares side by side. */
export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

/** The column `decision` is null until the brand decides. The end of the campaign does not change the column. */
export type Decision = Extract<ApplicationStatus, 'accepted' | 'declined'>;

interface Application {
  status: ApplicationStatus;
  decision: Decision | null;
}

/**
 * The statuses from which each transition starts. The brand decides. The influencer withdraws, which deletes the row,
 * and may apply again. A campaign that closes ends its applications.
 */
export const applicationTransitions: Record<'decide' | 'withdraw' | 'end', readonly ApplicationStatus[]> = {
  decide: ['pending'],
  withdraw: ['pending'],
  end: ['pending', 'accepted'],
};

export type ApplicantTable = Decision | 'pending';

export function tableOf({ decision }: { decision: Decision | null }): ApplicantTable {
  return decision ?? 'pending';
}

/** Returns the outcome for reports: the brand's decision, or the status if the brand has not decided. */
export function outcomeOf({ status, decision }: Application): ApplicationStatus {
  return decision ?? status;
}

/** Returns whether the campaign closed before the brand decided. Pages show "No answer" then. */
export function isUnanswered(application: Application): boolean {
  return outcomeOf(application) === 'ended';
}

/**
 * How an application ended. `unanswered`: without a decision. `aborted`: the campaign was cancelled. `notStarted`: the
 * campaign ended before its first day. `over`: the campaign ended later.
 */
export type Closing = 'unanswered' | 'aborted' | 'notStarted' | 'over';

/**
 * Returns null if the application has not ended. An ended application may lack `endedAt`: the schedule saves `endedAt`
 * some time after the campaign's end date.
 */
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

export function byStatus<Listed extends { status: ApplicationStatus }>(
  applications: readonly Listed[],
): { status: ApplicationStatus; applications: Listed[] }[] {
  return applicationStatuses
    .map((status) => ({ status, applications: applications.filter((it) => it.status === status) }))
    .filter(({ applications }) => applications.length > 0);
}
