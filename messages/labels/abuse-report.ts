import type {
  ReportDecision,
  ReportedKind,
  ReportGround,
  ReportKind,
  ReportReason,
} from '#domain/abuse-reports/abuse-report.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const reportTitles: Labels<ReportKind> = {
  profile: m.abuse_title_profile,
  company: m.abuse_title_company,
  campaign: m.abuse_title_campaign,
  application: m.abuse_title_application,
  conversation: m.abuse_title_conversation,
  file: m.abuse_title_file,
};

export const reportedKindLabels: Labels<ReportedKind> = {
  profile: m.abuse_kind_profile,
  company: m.abuse_kind_company,
  campaign: m.abuse_kind_campaign,
  application: m.abuse_kind_application,
  message: m.abuse_kind_message,
  file: m.abuse_kind_file,
};

export const reportReasonLabels: Labels<ReportReason> = {
  scam: m.abuse_reason_scam,
  impersonation: m.abuse_reason_impersonation,
  intellectual_property: m.abuse_reason_intellectual_property,
  hate: m.abuse_reason_hate,
  harassment: m.abuse_reason_harassment,
  privacy: m.abuse_reason_privacy,
  minors: m.abuse_reason_minors,
  sexual: m.abuse_reason_sexual,
  products: m.abuse_reason_products,
  hidden_advertising: m.abuse_reason_hidden_advertising,
  terms: m.abuse_reason_terms,
  other: m.abuse_reason_other,
};

export const reportDecisionLabels: Labels<ReportDecision> = {
  none: m.abuse_decision_none,
  hidden: m.abuse_decision_hidden,
  suspended: m.abuse_decision_suspended,
};

export const reportGroundLabels: Labels<ReportGround> = {
  law: m.abuse_ground_law,
  terms: m.abuse_ground_terms,
};
