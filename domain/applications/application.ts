/** In the order of the influencer's list. The brand's pages call accepted "Validated". */
export const applicationStatuses = ['accepted', 'pending', 'ended', 'declined'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** The brand's decision, null while there is none. It outlives the campaign. */
export type Decision = Extract<ApplicationStatus, 'accepted' | 'declined'>;

interface Application {
  status: ApplicationStatus;
  decision: Decision | null;
}

/**
 * Statuses from which each transition of an application starts. The brand decides. The influencer withdraws, which deletes the
 * row: they may apply again. The end of the campaign ends the application.
 */
export const applicationTransitions: Record<'decide' | 'withdraw' | 'end', readonly ApplicationStatus[]> = {
  decide: ['pending'],
  withdraw: ['pending'],
  end: ['pending', 'accepted'],
};

/** The brand's tables of applicants, by the decision, which outlives the campaign. */
export type ApplicantTable = Decision | 'pending';

export function tableOf({ decision }: { decision: Decision | null }): ApplicantTable {
  return decision ?? 'pending';
}

/** The outcome shown in reports: the decision, even after the campaign closed. `ended` means that there was no decision. */
export function outcomeOf({ status, decision }: Application): ApplicationStatus {
  return decision ?? status;
}

/** Whether the campaign closed before the brand decided, shown as "No answer". */
export function isUnanswered(application: Application): boolean {
  return outcomeOf(application) === 'ended';
}

/** Groups applications by status and omits empty groups. */
export function byStatus<Listed extends { status: ApplicationStatus }>(
  applications: readonly Listed[],
): { status: ApplicationStatus; applications: Listed[] }[] {
  return applicationStatuses
    .map((status) => ({ status, applications: applications.filter((it) => it.status === status) }))
    .filter(({ applications }) => applications.length > 0);
}
