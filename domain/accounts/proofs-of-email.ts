/**
 * Events that prove that a user received an email at the address of the account. Besides the confirmation link, the
 * emailed links of a password reset and of a change of email are such proofs. The signature of a contract stores the
 * time of the newest proof, so these events are never pruned.
 */
export const proofsOfEmail = [
  'account.email_confirmed',
  'account.email_changed',
  'account.email_change_undone',
  'account.password_reset',
] as const;
