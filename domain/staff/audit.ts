/** Everything that staff can do, in the past tense. */
export const auditActs = [
  'staff.added',
  'staff.removed',
  'influencer.verified',
  'influencer.refused',
  'influencer.featured',
  'influencer.unfeatured',
  'company.verified',
  'company.refused',
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
