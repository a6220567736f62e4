export const invitationStatuses = ['open', 'applied', 'declined', 'withdrawn'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** `closed`: the campaign is no longer active, and the influencer has not answered. The column keeps `open`. */
export type InvitationState = InvitationStatus | 'closed';

/** Number of characters. */
export const MAX_NOTE_LENGTH = 500;

/**
 * The states from which each transition starts. The influencer declines or applies. An influencer who declined may
 * still apply, as to every campaign. The brand withdraws.
 */
export const invitationTransitions: Record<'decline' | 'apply' | 'withdraw', readonly InvitationState[]> = {
  decline: ['open'],
  apply: ['open', 'declined'],
  withdraw: ['open'],
};
