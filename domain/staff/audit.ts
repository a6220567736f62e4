/**
 * Names of all audited actions, in the past tense: the actions of staff, and the end of a verification after a
 * changed identity.
 */
export const auditActs = [
  'staff.added',
  'staff.removed',
  'staff.account_changed',
  'staff.password_changed',
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
  'call.done',
  'call.reopened',
  'entry.written',
  'entry.edited',
  'entry.published',
  'entry.unpublished',
  'job.retried',
  'job.discarded',
  'jobs.retried',
  'test_email.requested',
  'storage.pruned',
] as const;
export type AuditAct = (typeof auditActs)[number];
