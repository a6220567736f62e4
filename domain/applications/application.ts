import type { CampaignStatus } from '../campaigns/campaign.ts';
import { dayOf } from '../clock.ts';
import { type Deadline, startDeadline } from '../deadlines/deadline.ts';

/** The influencer's list of applications is in this order. The brand's pages call `accepted` "Validated". */
export const applicationStatuses = ['accepted', 'pending', 'ended', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** Number of characters. */
export const MAX_MESSAGE_LENGTH = 5_000;

export const MIN_COMPARED = 2;
export const MAX_COMPARED = 4;

/** The column `decision` is null until the brand decides. The end of the campaign does not change the decision. */
export type Decision = Extract<ApplicationStatus, 'accepted' | 'declined'>;

interface Application {
  status: ApplicationStatus;
  decision: Decision | null;
}

/** Statuses from which each transition starts. Withdrawing deletes the row, and the influencer may apply again. */
export const applicationTransitions: Record<
  'decide' | 'withdraw' | 'lapse' | 'end',
  readonly ApplicationStatus[]
> = {
  decide: ['pending'],
  withdraw: ['pending'],
  lapse: ['pending'],
  end: ['pending', 'accepted'],
};

/** An influencer may apply once more after the brand let the first application lapse. */
export const MAX_ATTEMPTS = 2;

/** Returns the deadline of the brand's answer. `answerBy` is its last day. */
export function answerDeadline({ appliedAt, answerBy }: { appliedAt: Date; answerBy: string }): Deadline {
  return startDeadline('answer_by', dayOf(appliedAt), answerBy);
}

export type ApplicantTable = Decision | 'pending';

export function tableOf({ decision }: { decision: Decision | null }): ApplicantTable {
  return decision ?? 'pending';
}

/** Returns the outcome that campaign reports show: the brand's decision, or the status if there is no decision. */
export function outcomeOf({ status, decision }: Application): ApplicationStatus {
  return decision ?? status;
}

export function isUnanswered(application: Application): boolean {
  return outcomeOf(application) === 'ended';
}

/**
 * How an application ended:
 * - `lapsed`: the brand did not answer in time, and the influencer may apply once more
 * - `lapsedAgain`: the brand did not answer in time, and the influencer has applied twice
 * - `unanswered`: the campaign ended or was cancelled before a decision
 * - `aborted`: the campaign was cancelled after the brand accepted
 * - `notStarted`: the brand accepted, and the campaign ended before its first day
 * - `over`: the brand accepted, and the campaign ended on or after its first day
 */
export type Closing = 'lapsed' | 'lapsedAgain' | 'unanswered' | 'aborted' | 'notStarted' | 'over';

/**
 * Returns null if the application has not ended. An ended application may lack `endedAt`, which the schedule saves
 * some time after the campaign's end date.
 */
export function closingOf(
  application: Application & { endedAt: Date | null; isLapsed: boolean; mayApplyAgain: boolean },
  campaign: { status: CampaignStatus; startDate: string },
): Closing | null {
  if (application.status !== 'ended') return null;
  if (application.isLapsed && !application.mayApplyAgain) return 'lapsedAgain';
  if (application.isLapsed && campaign.status === 'active') return 'lapsed';
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
