export interface TermsAcceptanceRow {
  user_id: string;
  /** Date of the terms of use, as `YYYY-MM-DD`. */
  version: string;
  way: 'sign_up' | 'page';
  accepted_at: Date;
}
