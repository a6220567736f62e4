import { m } from '#messages';
import { MESSAGE } from './flash.ts';
import type { ToastText } from './toast-text.ts';

type Details = Omit<ToastText, 'kind' | 'title'>;

export const failure = (title: string, details?: Details): ToastText => ({
  kind: 'error',
  title,
  ...details,
});

/**
 * Texts for failures, such as a server that does not answer. Pages include these texts from the start, because loading
 * the texts could fail too.
 */
export const failureTexts = {
  'question.failed': () => failure(m.question_failed()),
  'question.answer_failed': () => failure(m.question_answer_failed()),
  'terms.failed': () => failure(m.terms_failed()),
  'campaign.update_failed': () => failure(m.edit_failed()),
  'application.failed': () => failure(m.review_failed(), { duration: 3000 }),
  'message.failed': () => failure(m.conversation_failed(), { duration: 3000, id: MESSAGE }),
  'message.older_failed': () => failure(m.conversation_older_failed(), { duration: 3000, id: MESSAGE }),
  'notices.failed': () => failure(m.toast_error(), { description: m.notification_settings_failed() }),
  'block.failed': () => failure(m.block_failed()),
  'entry.failed': () => failure(m.editor_toast_failed()),
  'identity.failed': () => failure(m.identity_failed()),
  'instagram.failed': () => failure(m.toast_error(), { description: m.refusal_instagram_unavailable() }),
  'preferences.failed': () =>
    failure(m.preferences_toast_failed(), { description: m.preferences_toast_failed_text(), duration: 3000 }),
  'profile.failed': () => failure(m.toast_error(), { description: m.profile_toast_failed() }),
  'search.change_failed': () => failure(m.search_saved_change_failed()),
  'search.failed': () => failure(m.search_saved_failed()),
  'email.change_failed': () => failure(m.email_change_failed()),
  'email.cancel_failed': () => failure(m.email_change_cancel_failed()),
  'session.failed': () => failure(m.session_failed()),
  'company.document_add_failed': () => failure(m.company_document_add_failed()),
  'company.document_remove_failed': () => failure(m.company_document_remove_failed()),
  'company.failed': () => failure(m.company_toast_failed()),
  'company.load_failed': () => failure(m.company_load_failed()),
  'campaign.create_failed': () =>
    failure(m.campaign_create_failed(), { description: m.campaign_create_failed_text() }),
  'application.submit_failed': () => failure(m.application_failed()),
  'application.pass_failed': () =>
    failure(m.application_pass_failed(), { description: m.application_not_interested_noted_text() }),
  'application.withdraw_failed': () => failure(m.application_withdraw_failed()),
  'invitation.answer_failed': () => failure(m.invitation_toast_failed()),
  'content.failed': () => failure(m.content_failed()),
  'contract.failed': () => failure(m.contract_failed()),
  'deal.failed': () => failure(m.deal_failed()),
  'offer.failed': () => failure(m.offer_failed()),
} satisfies Record<string, () => ToastText>;

export type FailureName = keyof typeof failureTexts;

export const failureText = (name: FailureName): ToastText => failureTexts[name]();
