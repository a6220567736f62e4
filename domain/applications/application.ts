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
export const applicationMoves = {
  accept: { from: ['pending'], to: 'accepted', by: 'brand' },
  decline: { from: ['pending'], to: 'declined', by: 'brand' },
  withdraw: { from: ['pending'], to: 'gone', by: 'influencer' },
  end: { from: ['pending', 'accepted'], to: 'ended', by: 'campaign' },
} as const satisfies Record<string, Move>;

/** What the brand's three tables go by: the decision, which outlives the campaign, never the state alone. */
export type Standing = 'pending' | 'validated' | 'refused';

export function standingOf(application: { decision: Decision | null }): Standing {
  if (!application.decision) return 'pending';
  return application.decision === 'accepted' ? 'validated' : 'refused';
}

/** The groups of the influencer's list. An accepted application whose campaign is over counts as ended. */
export type ApplicationGroup = 'accepted' | 'pending' | 'ended' | 'declined';

/** Still to decide: pending, and its campaign has not closed meanwhile. */
export function mayBeDecided(application: { status: ApplicationStatus }): boolean {
  return application.status === 'pending';
}

export function mayBeWithdrawn(application: { status: ApplicationStatus }): boolean {
  return application.status === 'pending';
}
