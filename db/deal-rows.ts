import type { ColumnType, Generated } from 'kysely';

type Side = 'brand' | 'influencer';

export interface DealRow {
  id: string;
  application_id: string | null;
  campaign_id: string;
  client_id: string;
  influencer_id: string;
  influencer_user_id: string;
  campaign_title: string;
  brand_name: string;
  influencer_name: string;
  status: 'negotiating' | 'signing' | 'funding' | 'running' | 'closed';
  close_reason:
    | 'done'
    | 'settled'
    | 'stopped'
    | 'silent'
    | 'not_signed'
    | 'not_funded'
    | 'campaign_closed'
    | null;
  closed_by: Side | null;
  version: Generated<number>;
  started_at: Date;
  running_at: Date | null;
  closed_at: Date | null;
  due_at: Date | null;
  work_due_at: Generated<Date | null>;
}

/** The database refuses changes except the answer to an open offer. */
export interface OfferRow {
  id: string;
  deal_id: string;
  seq: number;
  side: Side;
  terms: ColumnType<unknown, string, never>;
  hash: string;
  note: Generated<string>;
  status: 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'expired' | 'void';
  made_at: Date;
  expires_on: string;
  answered_at: Date | null;
}

export interface ReminderRow {
  subject_id: string;
  deadline: string;
  day: string;
}
