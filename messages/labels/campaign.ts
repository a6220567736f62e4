import type {
  CampaignFilter,
  CampaignStatus,
  CampaignTransition,
  CompensationType,
} from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const campaignStatusLabels: Labels<CampaignStatus> = {
  draft: m.campaign_status_draft,
  active: m.campaign_status_active,
  ended: m.campaign_status_ended,
  completed: m.campaign_status_completed,
  canceled: m.campaign_status_canceled,
};

export const campaignFilterLabels: Labels<CampaignFilter> = {
  all: m.campaign_filter_all,
  active: m.campaign_filter_active,
  draft: m.campaign_filter_draft,
  canceled: m.campaign_filter_canceled,
  ended: m.campaign_filter_ended,
};

export const campaignTransitionLabels: Labels<CampaignTransition> = {
  publish: m.campaign_transition_publish,
  cancelDraft: m.campaign_transition_cancelDraft,
  end: m.campaign_transition_end,
  cancel: m.campaign_transition_cancel,
  complete: m.campaign_transition_complete,
};

/** Labels of the button that closes the confirmation without changing the status. */
export const campaignTransitionBacks: Labels<CampaignTransition> = {
  publish: m.campaign_transition_back,
  cancelDraft: m.campaign_transition_keep,
  end: m.campaign_transition_back,
  cancel: m.campaign_transition_keep,
  complete: m.campaign_transition_back,
};

export const campaignTransitionQuestions: Labels<CampaignTransition> = {
  publish: m.campaign_transition_publish_ask,
  cancelDraft: m.campaign_transition_cancelDraft_ask,
  end: m.campaign_transition_end_ask,
  cancel: m.campaign_transition_cancel_ask,
  complete: m.campaign_transition_complete_ask,
};

export const campaignTransitionConsequences: Labels<CampaignTransition> = {
  publish: m.campaign_transition_publish_text,
  cancelDraft: m.campaign_transition_cancelDraft_text,
  end: m.campaign_transition_end_text,
  cancel: m.campaign_transition_cancel_text,
  complete: m.campaign_transition_complete_text,
};

export const compensationLabels: Labels<CompensationType> = {
  gifted: m.compensation_gifted,
  paid: m.compensation_paid,
  giftedAndPaid: m.compensation_giftedAndPaid,
};
