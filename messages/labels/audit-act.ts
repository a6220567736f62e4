import type { AuditAct } from '#domain/staff/audit.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const auditActLabels: Labels<AuditAct> = {
  'staff.added': m.staff_act_staff_added,
  'staff.removed': m.staff_act_staff_removed,
  'staff.account_changed': m.staff_act_staff_account_changed,
  'staff.passkey_added': m.staff_act_staff_passkey_added,
  'staff.passkey_removed': m.staff_act_staff_passkey_removed,
  'staff.backup_codes_renewed': m.staff_act_staff_backup_codes_renewed,
  'staff.password_changed': m.staff_act_staff_password_changed,
  'influencer.verified': m.staff_act_influencer_verified,
  'influencer.refused': m.staff_act_influencer_refused,
  'influencer.verification_ended': m.staff_act_influencer_verification_ended,
  'influencer.featured': m.staff_act_influencer_featured,
  'influencer.unfeatured': m.staff_act_influencer_unfeatured,
  'company.verified': m.staff_act_company_verified,
  'company.refused': m.staff_act_company_refused,
  'company.verification_ended': m.staff_act_company_verification_ended,
  'account.suspended': m.staff_act_account_suspended,
  'account.lifted': m.staff_act_account_lifted,
  'call.done': m.staff_act_call_done,
  'call.reopened': m.staff_act_call_reopened,
  'entry.written': m.editor_act_written,
  'entry.edited': m.editor_act_edited,
  'entry.published': m.editor_act_published,
  'entry.unpublished': m.editor_act_unpublished,
  'job.retried': m.jobs_act_retried,
  'job.discarded': m.jobs_act_discarded,
  'jobs.retried': m.jobs_act_all_retried,
  'test_email.requested': m.services_act_test_email,
  'storage.pruned': m.storage_act_pruned,
};
