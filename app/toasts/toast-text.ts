import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import { tierLabels } from '#messages/labels/subscription.ts';
import { failure, failureTexts } from './failure-text.ts';

export interface ToastText {
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** In milliseconds. Default: `TOAST_MS`. */
  duration?: number;
  id?: string;
}

type Details = Omit<ToastText, 'kind' | 'title'>;

const success = (title: string, details?: Details): ToastText => ({ kind: 'success', title, ...details });
const info = (title: string, details?: Details): ToastText => ({ kind: 'info', title, ...details });

const texts = {
  ...failureTexts,
  'campaign.published': () => success(m.campaign_toast_published()),
  'campaign.canceled': () => success(m.campaign_toast_canceled()),
  'campaign.ended': () => success(m.campaign_toast_ended()),
  'campaign.completed': () => success(m.campaign_toast_completed()),
  'campaign.updated': () => success(m.edit_updated()),
  'campaign.duplicated': () => success(m.duplicate_done(), { description: m.duplicate_done_text() }),
  'campaign.duplicated_moved': () =>
    success(m.duplicate_done(), { description: m.duplicate_done_moved_text() }),
  'question.asked': () => success(m.question_asked()),
  'question.answered': () => success(m.question_answered()),
  'question.hidden': () => success(m.question_hidden_toast()),
  'deal.agreed': () => success(m.deal_toast_agreed()),
  'deal.declined': () => info(m.deal_toast_declined()),
  'deal.withdrawn': () => info(m.deal_toast_withdrawn()),
  'deal.stopped': () => info(m.deal_toast_stopped()),
  'deal.started': () => success(m.deal_toast_started()),
  'gift.sent': () => success(m.gift_toast_sent()),
  'gift.problem': () => info(m.gift_toast_problem()),
  'gift.received': () => success(m.gift_toast_received()),
  'gift.waived': () => info(m.gift_toast_waived()),
  'offer.sent': () => success(m.deal_toast_offer()),
  'terms.saved': () => success(m.terms_saved()),
  'campaign.changes_canceled': () => info(m.edit_canceled()),
  'campaign.id_missing': () => failure(m.campaign_id_missing()),
  'application.accepted': () => success(m.review_accepted(), { duration: 3000 }),
  'application.declined': () => success(m.review_declined(), { duration: 3000 }),
  'confirmation.sent': () => success(m.contact_confirm_sent()),
  'contact.sent': () => success(m.contact_sent(), { description: m.contact_sent_text() }),
  'erasure.requested': () => info(m.erasure_requested(), { description: m.erasure_requested_text() }),
  'erasure.canceled': () => success(m.erasure_canceled()),
  'export.requested': () => success(m.export_requested()),
  'login.success': () => success(m.login_success()),
  'login.again': () => failure(m.toast_error(), { description: m.login_again() }),
  'notices.saved': () => success(m.notification_settings_saved()),
  'report.basic_locked': () => info(m.refusal_plan_without_basic_report()),
  'report.detailed_locked': () => info(m.refusal_plan_without_detailed_report()),
  'report.analytics_locked': () => info(m.refusal_plan_without_analytics()),
  'reset.success': () => success(m.toast_success(), { description: m.reset_success() }),
  'block.added': () => success(m.block_toast_blocked()),
  'block.ended': () => success(m.block_toast_ended()),
  'booking.asked': () => success(m.toast_success(), { description: m.booking_asked_toast() }),
  'entry.planned': () => success(m.editor_toast_planned()),
  'entry.published': () => success(m.editor_toast_published()),
  'entry.saved': () => success(m.editor_toast_saved()),
  'entry.unpublished': () => success(m.editor_toast_unpublished()),
  'content.submit': () => success(m.content_toast_submit()),
  'content.ask': () => success(m.content_toast_ask()),
  'content.approve': () => success(m.content_toast_approve()),
  'content.publish': () => success(m.content_toast_publish()),
  'content.object': () => success(m.content_toast_object()),
  'content.confirm': () => success(m.content_toast_confirm()),
  'content.drop': () => success(m.content_toast_drop()),
  'contract.accepted': () => success(m.contract_accepted_toast()),
  'contract.signed': () => success(m.contract_signed_toast()),
  'details.requested': () => success(m.contract_details_requested()),
  'identity.saved': () => success(m.identity_saved()),
  'instagram.connected': () => success(m.instagram_toast_connected()),
  'instagram.proved': () => success(m.instagram_toast_proved()),
  'staff.done': () => success(m.staff_done()),
  'passkey.added': () => success(m.passkey_added()),
  'passkey.removed': () => success(m.passkey_removed()),
  'second_factor.removed': () => success(m.second_factor_removed()),
  'second_factor.browsers_forgotten': () => success(m.second_factor_browsers_forgotten()),
  'preferences.saved': () =>
    success(m.preferences_toast_saved(), { description: m.preferences_toast_saved_text(), duration: 3000 }),
  'profile.password_changed': () => success(m.profile_toast_password_changed()),
  'profile.updated': () => success(m.profile_toast_updated()),
  'search.saved': () => success(m.search_saved_toast(), { description: m.search_saved_toast_text() }),
  'email.changed': () =>
    success(m.email_change_toast_changed(), { description: m.email_change_toast_changed_text() }),
  'email.change_cancelled': () => success(m.email_change_toast_cancelled()),
  'email.change_sent': () =>
    info(m.email_change_toast_sent(), { description: m.email_change_toast_sent_text() }),
  'email.change_undone': () =>
    success(m.email_change_toast_undone(), { description: m.email_change_toast_undone_text() }),
  'session.ended': () => success(m.session_toast_ended()),
  'session.others_ended': () => success(m.session_toast_others_ended()),
  'signup.success.client': () => success(m.toast_success(), { description: m.signup_success_brand() }),
  'signup.success.influencer': () =>
    success(m.toast_success(), { description: m.signup_success_influencer() }),
  'subscribe.busy': () => failure(m.toast_error(), { description: m.refusal_subscription_busy() }),
  'subscribe.too_many': () => failure(m.toast_error(), { description: m.refusal_activity_wait_an_hour() }),
  'subscribe.failed': () => failure(m.toast_error(), { description: m.subscribe_failed() }),
  'subscribe.ends': () => info(m.refusal_subscription_ends()),
  'subscribe.overdue': () => info(m.refusal_subscription_overdue()),
  'subscribe.same_offer': () => info(m.refusal_subscription_same_offer()),
  'subscribe.success.basic': () => subscribed('basic'),
  'subscribe.success.premium': () => subscribed('premium'),
  'billing.canceled': () => info(m.billing_toast_canceled()),
  'billing.resumed': () => success(m.billing_toast_resumed()),
  'billing.paid': () => success(m.billing_toast_paid()),
  'subscribe.login_required': () =>
    failure(m.subscribe_login_required(), { description: m.subscribe_login_required_text() }),
  'company.document_removed': () => success(m.company_document_removed()),
  'company.updated': () => success(m.company_toast_updated()),
  'shortlist.created': () => success(m.shortlist_created()),
  'shortlist.note_saved': () => success(m.shortlist_note_saved()),
  'shortlist.renamed': () => success(m.shortlist_renamed()),
  'campaign.created': () => success(m.campaign_created()),
  'campaign.login_required': () => failure(m.campaign_create_login()),
  'application.submitted': () => success(m.application_submitted()),
  'application.not_interested': () =>
    info(m.application_not_interested_noted(), { description: m.application_not_interested_noted_text() }),
  'application.withdrawn': () => success(m.application_withdrawn()),
  'figures.saved': () => success(m.figures_toast()),
  'invitation.sent': () => success(m.invitation_toast_sent()),
  'invitation.withdrawn': () => success(m.invitation_toast_withdrawn()),
  'invitation.declined': () =>
    info(m.invitation_toast_declined(), { description: m.invitation_toast_declined_text() }),
  'invitation.brand_muted': () =>
    info(m.invitation_toast_muted(), { description: m.invitation_toast_muted_text() }),
  'invitation.brand_unmuted': () => success(m.invitation_toast_unmuted()),
} satisfies Record<string, () => ToastText>;

export type ToastName = keyof typeof texts;

function subscribed(tier: Tier): ToastText {
  const plan = tierLabels[tier]();
  return success(m.subscribe_success(), { description: m.subscribe_success_text({ plan }) });
}

export const isToastName = (name: string): name is ToastName => Object.hasOwn(texts, name);

export const toastText = (name: ToastName): ToastText => texts[name]();
