import type { CampaignStatus } from '../campaigns/campaign.ts';

export const applicationStatuses = ['pending', 'accepted', 'declined', 'ended'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export type Decision = 'accepted' | 'declined';

interface Move {
  from: readonly ApplicationStatus[];
  /** `gone`: the row is taken away, and the influencer may apply anew. */
  to: ApplicationStatus | 'gone';
  by: 'brand' | 'influencer' | 'campaign';
}

/** Every way an application may change. The brand's screens call accepted Validated and declined Declined. */
export const applicationMoves: Record<'accept' | 'decline' | 'withdraw' | 'end', Move> = {
  accept: { from: ['pending'], to: 'accepted', by: 'brand' },
  decline: { from: ['pending'], to: 'declined', by: 'brand' },
  withdraw: { from: ['pending'], to: 'gone', by: 'influencer' },
  end: { from: ['pending', 'accepted'], to: 'ended', by: 'campaign' },
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
  return applicationMoves.accept.from.includes(application.status);
}

export function mayBeWithdrawn(application: { status: ApplicationStatus }): boolean {
  return applicationMoves.withdraw.from.includes(application.status);
}
