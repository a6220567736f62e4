/**
 * Names of the audit entries, in the past tense. `…verification_ended` means that the verification ended because the
 * user changed the verified identity. Such a change can also cause `influencer.unfeatured`. All other entries are
 * actions of staff.
 */
export const auditActs = [
  'staff.added',
  'staff.removed',
  'staff.account_changed',
  'staff.password_changed',
  'staff.backup_codes_renewed',
  'staff.passkey_added',
  'staff.passkey_removed',
  'staff.email_changed',
  'influencer.verified',
  'influencer.refused',
  'influencer.verification_ended',
  'influencer.featured',
  'influencer.unfeatured',
  'company.verified',
  'company.refused',
  'company.verification_ended',
  'account.suspended',
  'account.lifted',
  'recovery.granted',
  'recovery.refused',
  'call.done',
  'call.reopened',
  'report.decided',
  'report.reversed',
  'entry.written',
  'entry.edited',
  'entry.published',
  'entry.unpublished',
  'question.removed',
  'job.retried',
  'job.discarded',
  'jobs.retried',
  'test_email.requested',
  'storage.pruned',
] as const;
export type AuditAct = (typeof auditActs)[number];
