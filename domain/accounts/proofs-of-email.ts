/**
 * Events that prove the email of an account. The links in the emails of a password reset and of a change of email
 * prove the email too. A later signature states when the email was confirmed, so these events are never pruned.
 */
export const proofsOfEmail = [
  'account.email_confirmed',
  'account.email_changed',
  'account.email_change_undone',
  'account.password_reset',
] as const;
