import type { Jobs } from '#domain/jobs.server.ts';
import type { JobState } from '#domain/staff/jobs/job-state.ts';
import type { ServiceState } from '#domain/staff/services/find-services.server.ts';
import type { FailureReason, OutsideService } from '#domain/staff/services/outside-service.ts';
import type { PrunableKind } from '#domain/staff/storage/prunable.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

const jobKindLabels: Labels<keyof Jobs> = {
  'mail.reset': m.jobs_kind_mail_reset,
  'mail.confirmation': m.jobs_kind_mail_confirmation,
  'mail.password_changed': m.jobs_kind_mail_password_changed,
  'mail.new_browser': m.jobs_kind_mail_new_browser,
  'mail.recovery': m.jobs_kind_mail_recovery,
  'mail.protection_changed': m.jobs_kind_mail_protection_changed,
  'mail.email_change': m.jobs_kind_mail_email_change,
  'mail.email_changed': m.jobs_kind_mail_email_changed,
  'mail.email_change_undone': m.jobs_kind_mail_email_change_undone,
  'mail.call_request': m.jobs_kind_mail_call_request,
  'mail.refused': m.jobs_kind_mail_refused,
  'mail.suspended': m.jobs_kind_mail_suspended,
  'mail.lifted': m.jobs_kind_mail_lifted,
  'mail.owing': m.jobs_kind_mail_owing,
  'mail.contact': m.jobs_kind_mail_contact,
  'mail.collection': m.jobs_kind_mail_collection,
  'mail.report_received': m.abuse_jobs_received,
  'mail.report_decided': m.abuse_jobs_decided,
  'mail.report_concerned': m.abuse_jobs_concerned,
  'mail.report_reversed': m.abuse_jobs_reversed,
  'mail.report_reversed_concerned': m.abuse_jobs_reversed_concerned,
  'mail.test': m.jobs_kind_mail_test,
  'mail.signing_code': m.jobs_kind_mail_signing_code,
  'contract.file': m.jobs_kind_contract_file,
  'mail.data_link': m.jobs_kind_mail_data_link,
  'mail.erasure': m.jobs_kind_mail_erasure,
  'mail.export': m.jobs_kind_mail_export,
  'erasure.run': m.jobs_kind_erasure_run,
  'erasure.files': m.jobs_kind_erasure_files,
  'subscription.close': m.jobs_kind_subscription_close,
  'export.make': m.jobs_kind_export_make,
  'mail.notice': m.jobs_kind_mail_notice,
  'mail.unread': m.jobs_kind_mail_unread,
  'subscription.read': m.jobs_kind_subscription_read,
  'subscription.renewal': m.jobs_kind_subscription_renewal,
  'billing.email': m.jobs_kind_billing_email,
  'post.check': m.jobs_kind_post_check,
  'files.mend': m.jobs_kind_files_mend,
};

/** A newer process can enqueue a kind without a label. The page then shows the name of the kind. */
export function jobKindLabel(kind: string): string {
  return Object.hasOwn(jobKindLabels, kind) ? jobKindLabels[kind as keyof Jobs]() : kind;
}

export const jobStateLabels: Labels<JobState> = {
  given_up: m.jobs_state_given_up,
  failing: m.jobs_state_failing,
  running: m.jobs_state_running,
  due: m.jobs_state_due,
  later: m.jobs_state_later,
};

export const serviceLabels: Labels<OutsideService> = {
  mail: m.services_mail,
  files: m.services_files,
  scanner: m.services_scanner,
  billing: m.services_billing,
  billing_webhook: m.services_billing_webhook,
  instagram: m.services_instagram,
};

export const serviceStateLabels: Labels<ServiceState> = {
  working: m.services_state_working,
  failing: m.services_state_failing,
  unused: m.services_state_unused,
  off: m.services_state_off,
};

export const failureReasonLabels: Labels<FailureReason> = {
  login: m.services_reason_login,
  unreachable: m.services_reason_unreachable,
  timeout: m.services_reason_timeout,
  certificate: m.services_reason_certificate,
  full: m.services_reason_full,
  denied: m.services_reason_denied,
  refused: m.services_reason_refused,
  signature: m.services_reason_signature,
  unknown: m.services_reason_unknown,
};

export const prunableLabels: Record<PrunableKind, (of: { days: number }) => string> = {
  sessions: m.storage_prune_sessions,
  attempts: m.storage_prune_attempts,
  instagram_codes: m.storage_prune_instagram_codes,
  profile_views: m.storage_prune_profile_views,
  events: m.storage_prune_events,
};
