import type { CampaignStatus } from '../campaigns/campaign.ts';

/** In the order of the influencer's list. The brand's screens call accepted Validated. */
export const applicationStatuses = ['accepted', 'pending', 'ended', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** The brand's decision. It stays when the campaign ends; null while there is none. */
export type Decision = Extract<ApplicationStatus, 'accepted' | 'declined'>;

interface Application {
  status: ApplicationStatus;
  decision: Decision | null;
}

/**
 * Every way an application may change, and from which states: the brand decides, the influencer withdraws (the row is gone,
 * and they may apply anew), a campaign that closes ends it.
 */
export const applicationTransitions: Record<'decide' | 'withdraw' | 'end', readonly ApplicationStatus[]> = {
  decide: ['pending'],
  withdraw: ['pending'],
  end: ['pending', 'accepted'],
};

/**
 * The status at present: when a campaign closes, its pending and accepted applications end with it, whether or not their rows
 * say so yet. A declined one stays declined. The campaign's status is the one at present too (`campaign-status.server.ts`).
 */
export function statusOf(
  application: { status: ApplicationStatus },
  campaign: { status: CampaignStatus },
): ApplicationStatus {
  if (application.status === 'declined') return 'declined';
  return campaign.status === 'active' ? application.status : 'ended';
}

/** The brand's tables of applicants. They go by the decision, which outlives the campaign. */
export type ApplicantTable = Decision | 'pending';

export function tableOf({ decision }: { decision: Decision | null }): ApplicantTable {
  return decision ?? 'pending';
}

/** What became of an application, as reports say it: the decision, even after the end. `ended` means that there was none. */
export function outcomeOf({ status, decision }: Application): ApplicationStatus {
  return decision ?? status;
}

/** Whether the campaign closed before the brand decided: 'No answer'. */
export function isUnanswered(application: Application): boolean {
  return outcomeOf(application) === 'ended';
}

/** The applications of each status that has any. */
export function byStatus<Listed extends { status: ApplicationStatus }>(
  applications: readonly Listed[],
): { status: ApplicationStatus; applications: Listed[] }[] {
  return applicationStatuses
    .map((status) => ({ status, applications: applications.filter((it) => it.status === status) }))
    .filter(({ applications }) => applications.length > 0);
}

/** Given the status at present (`statusOf`), like the next. */
export function mayBeDecided(application: { status: ApplicationStatus }): boolean {
  return applicationTransitions.decide.includes(application.status);
}

export function mayBeWithdrawn(application: { status: ApplicationStatus }): boolean {
  return applicationTransitions.withdraw.includes(application.status);
}
