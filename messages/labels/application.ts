import type { ApplicantTable, ApplicationStatus } from '#domain/applications/application.ts';
import type { CompensationType } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const applicantTableLabels: Labels<ApplicantTable> = {
  accepted: m.campaign_applicants_validated,
  pending: m.campaign_applicants_pending,
  declined: m.campaign_applicants_refused,
};

export const offerLabels: Labels<CompensationType> = {
  gifted: m.application_offer_gifted,
  paid: m.application_offer_paid,
  giftedAndPaid: m.application_offer_giftedAndPaid,
};

export const applicationGroupLabels: Labels<ApplicationStatus> = {
  accepted: m.application_group_accepted,
  pending: m.application_group_pending,
  ended: m.application_group_ended,
  declined: m.application_group_declined,
};

export const applicationStatusLabels: Labels<ApplicationStatus> = {
  accepted: m.application_state_accepted,
  pending: m.application_state_pending,
  ended: m.application_state_ended,
  declined: m.application_state_declined,
};
