import type { Generated, Selectable } from 'kysely';

export interface AbuseReportTable {
  id: string;
  kind: 'profile' | 'company' | 'campaign' | 'application' | 'message' | 'file';
  /**
   * Id of the influencer, company, campaign, application or file. For a message: the id of its conversation,
   * a space, and its seq.
   */
  target_id: string;
  target_name: string;
  /** Path of the page that shows the content. */
  place: string;
  excerpt: string;
  /** One of `reportReasons`. */
  reason: string;
  text: string;
  reporter_id: string | null;
  /** The name and the email address of the reporter are empty after the reporter's erasure. */
  name: string;
  email: string;
  language: 'en' | 'fr';
  concerned_id: string | null;
  decision: 'none' | 'hidden' | 'suspended' | null;
  ground: 'law' | 'terms' | null;
  statement: Generated<string>;
  decided_at: Date | null;
  decided_by: string | null;
  created_at: Date;
  /** Set once the hidden content is shown again. */
  reversed_at: Date | null;
  reversed_by: string | null;
  reversal_reason: string | null;
}

export type AbuseReportRow = Selectable<AbuseReportTable>;
