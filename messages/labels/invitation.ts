import type { InvitationState } from '#domain/invitations/invitation.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const invitationStateLabels: Labels<InvitationState> = {
  open: m.invitation_state_open,
  applied: m.invitation_state_applied,
  declined: m.invitation_state_declined,
  withdrawn: m.invitation_state_withdrawn,
  closed: m.invitation_state_closed,
};

export const sentInvitationTitles: Labels<InvitationState> = {
  open: m.invitation_sent_open,
  applied: m.invitation_sent_applied,
  declined: m.invitation_sent_declined,
  withdrawn: m.invitation_sent_withdrawn,
  closed: m.invitation_sent_closed,
};
