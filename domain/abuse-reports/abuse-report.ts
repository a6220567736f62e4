import type { Language } from '../language.ts';

/**
 * Kinds of content in the addresses below `/report`. A report on a conversation is about one message or one file.
 * `file`: an attachment of a conversation, or the picture of a portfolio item.
 */
export type ReportKind = 'profile' | 'company' | 'campaign' | 'application' | 'conversation' | 'file';

/** Kinds of content in stored reports. */
export type ReportedKind = Exclude<ReportKind, 'conversation'> | 'message';

/** The categories follow those of the transparency database of the Digital Services Act. */
export const reportReasons = [
  'scam',
  'impersonation',
  'intellectual_property',
  'hate',
  'harassment',
  'privacy',
  'minors',
  'sexual',
  'products',
  'hidden_advertising',
  'terms',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `hidden`: only the author still sees the content. `suspended`: see `suspendAccount`. */
export const reportDecisions = ['none', 'hidden', 'suspended'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** The basis of a decision (Digital Services Act, article 17): a law, or the terms of use. */
export const reportGrounds = ['law', 'terms'] as const;
export type ReportGround = (typeof reportGrounds)[number];

export interface AbuseReportView {
  id: string;
  kind: ReportedKind;
  target_id: string;
  target_name: string;
  place: string;
  excerpt: string;
  reason: ReportReason;
  text: string;
  reporter_id: string | null;
  name: string;
  email: string;
  /** Whether `email` is the confirmed address of the reporter's account. */
  confirmed: boolean;
  language: Language;
  concerned_id: string | null;
  decision: ReportDecision | null;
  ground: ReportGround | null;
  statement: string;
  decided_at: Date | null;
  created_at: Date;
  reversed_at: Date | null;
  /** Name of the staff member who reversed the decision. Null without a reversal, and if the account was deleted. */
  reversed_by_name: string | null;
  reversal_reason: string | null;
}

/** Numbers of characters. */
export const MAX_REPORT_TEXT = 2_000;
export const MAX_STATEMENT = 2_000;
export const MAX_EXCERPT = 1_000;

const hideable: readonly ReportedKind[] = ['message', 'file', 'application'];

export function decisionsFor({
  kind,
  hasAccount,
}: {
  kind: ReportedKind;
  hasAccount: boolean;
}): ReportDecision[] {
  return reportDecisions.filter(
    (it) =>
      it === 'none' || (it === 'hidden' && hideable.includes(kind)) || (it === 'suspended' && hasAccount),
  );
}
