/** Everything that staff can do, and the verifications that people end by changing who they are, in the past tense. */
export const auditActs = [
  'staff.added',
  'staff.removed',
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
] as const;
export type AuditAct = (typeof auditActs)[number];
