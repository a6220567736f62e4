import type { CampaignStatus } from '../campaigns/campaign.ts';

export const applicationStatuses = ['pending', 'accepted', 'declined', 'ended'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
/** The brand's screens call accepted Validated and declined Declined. */
export type Decision = 'accepted' | 'declined';

/**
 * Every way an application may change, and from which states: the brand decides, the influencer withdraws (the row is gone,
 * and they may apply anew), a campaign that closes ends it.
 */
export const applicationTransitions: Record<'decide' | 'withdraw' | 'end', readonly ApplicationStatus[]> = {
  decide: ['pending'],
  withdraw: ['pending'],
  end: ['pending', 'accepted'],
};

/** What the brand's three tables go by: the decision, which outlives the campaign, never the state alone. */
export type Standing = 'pending' | 'validated' | 'refused';

export function standingOf(application: { decision: Decision | null }): Standing {
  if (!application.decision) return 'pending';
  return application.decision === 'accepted' ? 'validated' : 'refused';
}

/** The groups of the influencer's list, in the order they stand in. */
export const applicationGroups = ['accepted', 'pending', 'ended', 'declined'] as const;
export type ApplicationGroup = (typeof applicationGroups)[number];

/**
 * Where an application is filed. What a closed campaign left behind counts as ended, even before its rows say so;
 * a refusal stays a refusal.
 */
export function groupOf(
  application: { status: ApplicationStatus },
  campaign: { status: CampaignStatus },
): ApplicationGroup {
  if (application.status === 'declined') return 'declined';
  return campaign.status === 'active' ? application.status : 'ended';
}

/** The applications of each group that has any. The first of these groups is the one that stands open. */
export function inGroups<Filed extends { group: ApplicationGroup }>(
  applications: readonly Filed[],
): { group: ApplicationGroup; applications: Filed[] }[] {
  return applicationGroups
    .map((group) => ({ group, applications: applications.filter((it) => it.group === group) }))
    .filter(({ applications }) => applications.length > 0);
}

/** How an application stands for whoever sent it. A campaign may close on it without an answer. */
export type Answer = 'pending' | 'accepted' | 'declined' | 'over' | 'unanswered';

export function answerTo(
  application: { status: ApplicationStatus; decision: Decision | null },
  campaign: { status: CampaignStatus },
): Answer {
  const group = groupOf(application, campaign);
  if (group !== 'ended') return group;
  return application.decision ? 'over' : 'unanswered';
}

/** Still to decide: pending, and its campaign has not closed meanwhile. */
export function mayBeDecided(application: { status: ApplicationStatus }): boolean {
  return applicationTransitions.decide.includes(application.status);
}

export function mayBeWithdrawn(application: { status: ApplicationStatus }): boolean {
  return applicationTransitions.withdraw.includes(application.status);
}
