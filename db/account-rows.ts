import type { Generated } from 'kysely';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  email_verified: boolean;
  image: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  role: 'client' | 'influencer' | 'staff';
  language: 'en' | 'fr';
  two_factor_enabled: boolean | null;
  suspended_at: Date | null;
  suspension: string | null;
  erasure_due_at: Date | null;
  erased_at: Date | null;
}

export interface SessionRow {
  id: string;
  expires_at: Date;
  token: string;
  created_at: Generated<Date>;
  updated_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  user_id: string;
  second_factor_at: Date | null;
}

export interface TwoFactorRow {
  id: string;
  secret: string;
  backup_codes: string;
  user_id: string;
  verified: boolean | null;
  failed_verification_count: number | null;
  locked_until: Date | null;
}

export interface RememberedBrowserRow {
  id: string;
  user_id: string;
  device: string;
  expires_at: Date;
  created_at: Generated<Date>;
}

export interface RecoveryRow {
  user_id: string;
  requested_at: Date;
  due_at: Date;
}

export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  /** A `bigint` column, which `parserOf` reads as a number. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  used_at: Date | null;
}

export interface AccountRow {
  id: string;
  account_id: string;
  provider_id: string;
  user_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  password: string | null;
  created_at: Generated<Date>;
  updated_at: Date;
}

export interface VerificationRow {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface DemoAccountRow {
  email: string;
  user_id: string | null;
  loaded_at: Date;
}

export interface CallRequestRow {
  id: string;
  user_id: string;
  wanted_on: string;
  wanted_at: string;
  note: Generated<string>;
  created_at: Date;
  done_at: Date | null;
  staff_note: Generated<string>;
}

export interface EmailChangeRow {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  proved_by: 'password' | 'second_factor' | 'passkey';
  created_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
  undo_until: Date | null;
  undone_at: Date | null;
}
