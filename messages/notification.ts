import type { Role } from '#domain/ctx.ts';
import type {
  NotificationKind,
  NotificationView,
  NotificationWording,
} from '#domain/notifications/notification.ts';
import type { NotificationLine } from '#domain/notifications/notification-line.ts';
import { m } from '#messages';
import { formatDate } from './format.ts';
import { campaignName, memberName } from './member-name.ts';
import { currentLanguage } from './path-language.ts';
import { MARK } from './text-around.ts';

type Sentence = (inputs: { name: string; campaign: string; searches: string; date: string }) => string;

const sentences: Record<NotificationWording, Sentence> = {
  application_received: m.notification_word_application_received,
  application_withdrawn: m.notification_word_application_withdrawn,
  application_accepted: m.notification_word_application_accepted,
  application_declined: m.notification_word_application_declined,
  invitation_received: m.notification_word_invitation_received,
  question_asked: m.notification_word_question_asked,
  question_answered: m.notification_word_question_answered,
  message: m.notification_word_message,
  search_campaigns: m.search_notification_campaigns,
  search_influencers: m.search_notification_influencers,
  campaign_ended: m.notification_word_campaign_ended,
  campaign_canceled: m.notification_word_campaign_canceled,
  campaign_unanswered: m.notification_word_campaign_unanswered,
  application_reminded: m.notification_word_application_reminded,
  application_lapsed_client: m.notification_word_application_lapsed_client,
  application_lapsed_influencer: m.notification_word_application_lapsed_influencer,
  application_lapsed_again: m.notification_word_application_lapsed_influencer,
  deal_started: m.notification_word_deal_started,
  offer_made: m.notification_word_offer_made,
  offer_declined: m.notification_word_offer_declined,
  offer_withdrawn: m.notification_word_offer_withdrawn,
  offer_expired: m.notification_word_offer_expired,
  deal_agreed: m.notification_word_deal_agreed,
  deal_to_sign: m.notification_word_deal_to_sign,
  contract_signed: m.notification_word_contract_signed,
  details_requested: m.notification_word_details_requested,
  deal_stopped: m.notification_word_deal_stopped,
  deal_silent: m.notification_word_deal_silent,
  deal_not_signed: m.notification_word_deal_not_signed,
  deal_campaign_closed: m.notification_word_deal_campaign_closed,
  deal_remind_offer_by: m.notification_word_deal_remind_offer_by,
  deal_remind_quiet: m.notification_word_deal_remind_quiet,
  deal_remind_sign_by: m.notification_word_deal_remind_sign_by,
  content_submitted: m.notification_word_content_submitted,
  content_changes_asked: m.notification_word_content_changes_asked,
  content_approved: m.notification_word_content_approved,
  content_approved_silently: m.notification_word_content_approved_silently,
  content_published: m.notification_word_content_published,
  content_objected: m.notification_word_content_objected,
  content_confirmed: m.notification_word_content_confirmed,
  content_confirmed_silently: m.notification_word_content_confirmed_silently,
  content_dropped: m.notification_word_content_dropped,
  figures_declared: m.notification_word_figures_declared,
  gift_sent: m.notification_word_gift_sent,
  gift_problem: m.notification_word_gift_problem,
  gift_received: m.notification_word_gift_received,
  gift_presumed: m.notification_word_gift_presumed,
  gift_waived: m.notification_word_gift_waived,
  deal_done: m.notification_word_deal_done,
  deal_given_up: m.notification_word_deal_given_up,
  deal_remind_send_by: m.notification_word_deal_remind_send_by,
  deal_remind_arrive_by: m.notification_word_deal_remind_arrive_by,
  deal_remind_submit_by: m.notification_word_deal_remind_submit_by,
  deal_remind_approve_by: m.notification_word_deal_remind_approve_by,
  deal_remind_change_by: m.notification_word_deal_remind_change_by,
  deal_remind_publish_by: m.notification_word_deal_remind_publish_by,
  deal_remind_confirm_by: m.notification_word_deal_remind_confirm_by,
  deal_remind_figures: m.notification_word_deal_remind_figures,
  company_verified: () => m.notification_word_company_verified(),
  company_refused: () => m.notification_word_company_refused(),
  profile_verified: () => m.notification_word_profile_verified(),
  profile_refused: () => m.notification_word_profile_refused(),
  instagram_unproved: () => m.notification_word_instagram_unproved(),
};

export function notificationText(notification: NotificationView): string {
  const { word, otherName, campaignTitle, searchNames: searches, lastDay } = notification;
  const [name, campaign] = [memberName(otherName), campaignName(campaignTitle)];
  return sentences[word]({ name, campaign, searches, date: dateText(lastDay) });
}

export const dateText = (lastDay: string | null): string =>
  lastDay ? formatDate(lastDay, currentLanguage()) : '';

const marked = (text: string) => MARK + text + MARK;

/** Returns the parts of a notification's text. Every second part is a name or a title. */
export function markedText(line: NotificationLine): string[] {
  const [name, campaign] = [marked(memberName(line.otherName)), marked(campaignName(line.campaignTitle))];
  const [second] = line.others;
  if (!second) return notificationText({ ...line, otherName: name, campaignTitle: campaign }).split(MARK);
  const text =
    line.applicants === 2
      ? m.notification_merged_two({ name, other: marked(memberName(second.name)), campaign })
      : m.notification_merged({ name, count: line.applicants - 1, campaign });
  return text.split(MARK);
}

const signs: Record<NotificationKind, () => string> = {
  application_received: m.notification_sign_application,
  application_withdrawn: m.notification_sign_withdrawal,
  application_accepted: m.notification_sign_answer,
  application_declined: m.notification_sign_answer,
  invitation_received: m.notification_sign_invitation,
  question_asked: m.notification_sign_question,
  question_answered: m.notification_sign_answer,
  message: m.notification_sign_message,
  campaign_closed: m.notification_sign_campaign,
  deal_terms: m.notification_sign_offer,
  deal_contract: m.notification_sign_contract,
  deal_work: m.notification_sign_content,
  deal_reminder: m.notification_sign_deadline,
  search: m.notification_sign_search,
  verified: m.notification_sign_verification,
};

export const notificationSign = (kind: NotificationKind): string => signs[kind]();

export function notificationKindLabel(kind: NotificationKind, role: Role): string {
  const labels: Record<NotificationKind, () => string> = {
    application_received: m.notification_kind_application_received,
    application_withdrawn: m.notification_kind_application_withdrawn,
    application_accepted: m.notification_kind_application_accepted,
    application_declined: m.notification_kind_application_declined,
    invitation_received: m.notification_kind_invitation_received,
    question_asked: m.notification_kind_question_asked,
    question_answered: m.notification_kind_question_answered,
    message: m.notification_kind_message,
    campaign_closed:
      role === 'client'
        ? m.notification_kind_campaign_closed_client
        : m.notification_kind_campaign_closed_influencer,
    deal_terms: m.notification_kind_deal_terms,
    deal_contract: m.notification_kind_deal_contract,
    deal_work: m.notification_kind_deal_work,
    deal_reminder: m.notification_kind_deal_reminder,
    search: m.search_notification_kind,
    verified:
      role === 'client' ? m.notification_kind_verified_client : m.notification_kind_verified_influencer,
  };
  return labels[kind]();
}
