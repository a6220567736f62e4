import type { ColumnType, Generated } from 'kysely';

export interface IdentityRow {
  user_id: string;
  kind: 'person' | 'sole_trader' | 'company';
  legal_name: string;
  signatory: string;
  capacity: Generated<string>;
  street: string;
  zip_code: string;
  city: string;
  country: string;
  tax_country: string;
  registration: Generated<string>;
  vat_number: Generated<string>;
  vat_regime: 'franchise' | 'standard' | 'reverse_charge' | 'outside';
  birth_date: string | null;
  updated_at: Date;
}

export interface CampaignObjectiveRow {
  campaign_id: string;
  objective: string;
  saved_at: Date;
}

/**
 * The database allows changes only of `status`, and of `signed_at` and `file_id` while they are null. It refuses to
 * delete a signed contract.
 */
export interface ContractRow {
  id: string;
  deal_id: string;
  version: number;
  offer_id: string;
  status: 'open' | 'signed' | 'void' | 'superseded';
  terms: ColumnType<unknown, string, never>;
  parties: ColumnType<unknown, string, never>;
  document: ColumnType<unknown, string, never>;
  hash: string;
  objective: string;
  legal_year: number;
  legal_sum_cents: number;
  required_by_law: boolean;
  opened_at: Date;
  sign_by: string;
  signed_at: Date | null;
  file_id: string | null;
}

/** The database refuses updates, and refuses to delete the signatures of a signed contract. */
export interface SignatureRow {
  contract_id: string;
  side: 'brand' | 'influencer';
  user_id: string;
  typed_name: string;
  capacity: string;
  email: string;
  email_confirmed_at: Date | null;
  language: string;
  network_address: string;
  user_agent: string;
  session_hash: string;
  session_opened_at: Date;
  proved_by: 'session' | 'password' | 'second_factor' | 'passkey';
  code_used: boolean;
  consent: string;
  hash: string;
  previous_mark: string | null;
  mark: string;
  signed_at: Date;
}

export interface SigningCodeRow {
  user_id: string;
  code: string;
  tries: Generated<number>;
  sent_at: Date;
  expires_at: Date;
}

/** Append-only. */
export interface ContractFileRow {
  id: string;
  contract_id: string;
  /** A Buffer from PostgreSQL, and a plain Uint8Array from the embedded database. */
  content: Uint8Array;
  hash: string;
  created_at: Date;
}
