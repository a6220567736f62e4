export type InvitationStatus = 'open' | 'applied' | 'declined' | 'withdrawn';

/** `closed`: the campaign closed before the influencer answered. The status column still has `open`. */
export type InvitationState = InvitationStatus | 'closed';

/** Number of characters. */
export const MAX_NOTE_LENGTH = 500;

/** States from which each transition starts. An influencer who declined an invitation may still apply. */
export const invitationTransitions: Record<'decline' | 'apply' | 'withdraw', readonly InvitationState[]> = {
  decline: ['open'],
  apply: ['open', 'declined'],
  withdraw: ['open'],
};
