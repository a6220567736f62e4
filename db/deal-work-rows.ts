import type { Generated } from 'kysely';

type Side = 'brand' | 'influencer';

/** A trigger inserts the rows of a deal when the status of the deal changes to `running`. */
export interface DeliverableRow {
  id: string;
  deal_id: string;
  seq: number;
  kind: 'post' | 'reel' | 'story' | 'video' | 'other';
  platform: 'instagram' | 'tiktok' | 'youtube' | 'other';
  note: Generated<string>;
  needs_benefit: boolean;
  fee_cents: number;
  status: Generated<
    'planned' | 'submitted' | 'changes_asked' | 'approved' | 'live' | 'confirmed' | 'dropped'
  >;
  rounds: Generated<number>;
  submit_by: string | null;
  publish_by: string;
  submitted_at: Date | null;
  submitted_late: Generated<boolean>;
  approve_by: string | null;
  changes_asked_at: Date | null;
  change_by: string | null;
  approved_at: Date | null;
  approved_by: 'brand' | 'silence' | null;
  post_url: string | null;
  post_key: string | null;
  published_at: Date | null;
  published_late: Generated<boolean>;
  confirm_by: string | null;
  objection: string | null;
  objected_at: Date | null;
  confirmed_at: Date | null;
  confirmed_by: 'brand' | 'silence' | null;
  dropped_at: Date | null;
  dropped_by: Side | null;
}

export interface SubmissionRow {
  id: string;
  deliverable_id: string;
  seq: number;
  caption: Generated<string>;
  note: Generated<string>;
  submitted_at: Date;
}

export interface SubmissionFileRow {
  submission_id: string;
  place: number;
  file_id: string;
}

/** Append-only. Places and sizes are thousandths of the picture. */
export interface RemarkRow {
  id: string;
  submission_id: string;
  seq: number;
  file_id: string | null;
  x: number | null;
  y: number | null;
  width: number | null;
  height: number | null;
  second: number | null;
  text: string;
  made_at: Date;
}

/** Append-only. */
export interface PostCheckRow {
  id: string;
  deliverable_id: string;
  checked_at: Date;
  method: 'brand' | 'business_discovery';
  outcome: 'found' | 'gone' | 'other_author' | 'cannot_tell' | 'unreachable';
}

/** Append-only: a correction is a newer row. */
export interface PostMetricRow {
  id: string;
  deliverable_id: string;
  metric: 'reach' | 'views' | 'likes' | 'comments' | 'saves' | 'shares' | 'clicks' | 'code_uses';
  value: number;
  source: 'declared' | 'read';
  check_id: string | null;
  file_id: string | null;
  as_of: string;
  entered_at: Date;
}

/**
 * A trigger inserts the row when the status of the deal changes to `running`, if its terms have a gift that is sent by
 * parcel or voucher.
 */
export interface ShipmentRow {
  deal_id: string;
  channel: 'parcel' | 'voucher';
  status: Generated<'to_send' | 'sent' | 'problem' | 'received' | 'waived'>;
  send_by: string;
  carrier: string | null;
  tracking_number: Generated<string>;
  sent_at: Date | null;
  arrive_by: string | null;
  sendings: Generated<number>;
  problem: string | null;
  problem_at: Date | null;
  paused_on: string | null;
  received_at: Date | null;
  received_by: 'influencer' | 'presumption' | null;
  waived_at: Date | null;
}

export interface AddressViewRow {
  deal_id: string;
  user_id: string;
  day: string;
  viewed_at: Date;
}
