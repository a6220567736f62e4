import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import { tierLabels } from '#messages/labels/subscription.ts';
import { MESSAGE } from './flash.ts';

export interface ToastText {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Milliseconds. `TOAST_MS` unless the spec says otherwise. */
  duration?: number;
  /** A toast replaces the one with the same id. */
  id?: string;
}

/** The toasts that pages and redirects may show, by name. */
const texts = {
  'campaign.published': () => ({ kind: 'success', title: m.campaign_toast_published() }),
  'campaign.canceled': () => ({ kind: 'success', title: m.campaign_toast_canceled() }),
  'campaign.ended': () => ({ kind: 'success', title: m.campaign_toast_ended() }),
  'campaign.completed': () => ({ kind: 'success', title: m.campaign_toast_completed() }),
  'campaign.updated': () => ({ kind: 'success', title: m.edit_updated() }),
  'campaign.update_failed': () => ({ kind: 'error', title: m.edit_failed() }),
  'campaign.changes_canceled': () => ({ kind: 'info', title: m.edit_canceled() }),
  'campaign.id_missing': () => ({ kind: 'error', title: m.campaign_id_missing() }),
  'application.accepted': () => ({ kind: 'success', title: m.review_accepted(), duration: 3000 }),
  'application.declined': () => ({ kind: 'success', title: m.review_declined(), duration: 3000 }),
  'application.failed': () => ({ kind: 'error', title: m.review_failed(), duration: 3000 }),
  'confirmation.sent': () => ({ kind: 'success', title: m.contact_confirm_sent() }),
  'contact.sent': () => ({
    kind: 'success',
    title: m.contact_sent(),
    description: m.contact_sent_text(),
  }),
  'login.success': () => ({ kind: 'success', title: m.login_success() }),
  'login.again': () => ({ kind: 'error', title: m.toast_error(), description: m.login_again() }),
  'login.incomplete': () => ({ kind: 'error', title: m.toast_error(), description: m.login_incomplete() }),
  'message.failed': () => ({
    kind: 'error',
    title: m.conversation_failed(),
    duration: 3000,
    id: MESSAGE,
  }),
  'message.older_failed': () => ({
    kind: 'error',
    title: m.conversation_older_failed(),
    duration: 3000,
    id: MESSAGE,
  }),
  'notices.failed': () => ({
    kind: 'error',
    title: m.toast_error(),
    description: m.notification_settings_failed(),
  }),
  'notices.saved': () => ({ kind: 'success', title: m.notification_settings_saved() }),
  'report.basic_locked': () => ({ kind: 'info', title: m.refusal_plan_without_basic_report() }),
  'report.detailed_locked': () => ({ kind: 'info', title: m.refusal_plan_without_detailed_report() }),
  'reset.success': () => ({ kind: 'success', title: m.toast_success(), description: m.reset_success() }),
  'booking.asked': () => ({
    kind: 'success',
    title: m.toast_success(),
    description: m.booking_asked_toast(),
  }),
  'entry.failed': () => ({ kind: 'error', title: m.editor_toast_failed() }),
  'entry.planned': () => ({ kind: 'success', title: m.editor_toast_planned() }),
  'entry.published': () => ({ kind: 'success', title: m.editor_toast_published() }),
  'entry.saved': () => ({ kind: 'success', title: m.editor_toast_saved() }),
  'entry.unpublished': () => ({ kind: 'success', title: m.editor_toast_unpublished() }),
  'instagram.connected': () => ({ kind: 'success', title: m.instagram_toast_connected() }),
  'instagram.failed': () => ({
    kind: 'error',
    title: m.toast_error(),
    description: m.refusal_instagram_unavailable(),
  }),
  'staff.done': () => ({ kind: 'success', title: m.staff_done() }),
  'staff.second_factor_set': () => ({ kind: 'success', title: m.staff_second_factor_set() }),
  'preferences.failed': () => ({
    kind: 'error',
    title: m.preferences_toast_failed(),
    description: m.preferences_toast_failed_text(),
    duration: 3000,
  }),
  'preferences.saved': () => ({
    kind: 'success',
    title: m.preferences_toast_saved(),
    description: m.preferences_toast_saved_text(),
    duration: 3000,
  }),
  'profile.failed': () => ({
    kind: 'error',
    title: m.toast_error(),
    description: m.profile_toast_failed(),
  }),
  'profile.password_changed': () => ({ kind: 'success', title: m.profile_toast_password_changed() }),
  'profile.updated': () => ({ kind: 'success', title: m.profile_toast_updated() }),
  'signup.incomplete': () => ({ kind: 'error', title: m.toast_error(), description: m.signup_incomplete() }),
  'signup.success.client': () => ({
    kind: 'success',
    title: m.toast_success(),
    description: m.signup_success_brand(),
  }),
  'signup.success.influencer': () => ({
    kind: 'success',
    title: m.toast_success(),
    description: m.signup_success_influencer(),
  }),
  'subscribe.failed': () => ({
    kind: 'error',
    title: m.toast_error(),
    description: m.subscribe_failed(),
  }),
  'subscribe.success.basic': () => subscribed('basic'),
  'subscribe.success.premium': () => subscribed('premium'),
  'billing.canceled': () => ({ kind: 'info', title: m.billing_toast_canceled() }),
  'billing.resumed': () => ({ kind: 'success', title: m.billing_toast_resumed() }),
  'billing.paid': () => ({ kind: 'success', title: m.billing_toast_paid() }),
  'subscribe.login_required': () => ({
    kind: 'error',
    title: m.subscribe_login_required(),
    description: m.subscribe_login_required_text(),
  }),
  'company.document_add_failed': () => ({ kind: 'error', title: m.company_document_add_failed() }),
  'company.document_remove_failed': () => ({ kind: 'error', title: m.company_document_remove_failed() }),
  'company.document_removed': () => ({ kind: 'success', title: m.company_document_removed() }),
  'company.failed': () => ({ kind: 'error', title: m.company_toast_failed() }),
  'company.load_failed': () => ({ kind: 'error', title: m.company_load_failed() }),
  'company.updated': () => ({ kind: 'success', title: m.company_toast_updated() }),
  'campaign.created': () => ({ kind: 'success', title: m.campaign_created() }),
  'campaign.create_failed': () => ({
    kind: 'error',
    title: m.campaign_create_failed(),
    description: m.campaign_create_failed_text(),
  }),
  'campaign.login_required': () => ({ kind: 'error', title: m.campaign_create_login() }),
  'application.submitted': () => ({ kind: 'success', title: m.application_submitted() }),
  'application.submit_failed': () => ({ kind: 'error', title: m.application_failed() }),
  'application.not_interested': () => ({
    kind: 'info',
    title: m.application_not_interested_noted(),
    description: m.application_not_interested_noted_text(),
  }),
  'application.withdrawn': () => ({ kind: 'success', title: m.application_withdrawn() }),
  'application.withdraw_failed': () => ({ kind: 'error', title: m.application_withdraw_failed() }),
} satisfies Record<string, () => ToastText>;

export type ToastName = keyof typeof texts;

function subscribed(tier: Tier): ToastText {
  const description = m.subscribe_success_text({ plan: tierLabels[tier]() });
  return { kind: 'success', title: m.subscribe_success(), description };
}

export const isToastName = (name: string): name is ToastName => Object.hasOwn(texts, name);

export const toastText = (name: ToastName): ToastText => texts[name]();
