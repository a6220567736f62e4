import { conversationAddress } from '#app/live/conversation-address.ts';
import type { Role } from '#domain/ctx.ts';
import type { UnreadConversation } from '#domain/notifications/find-emails.server.ts';
import type { NotificationView, NotificationWording } from '#domain/notifications/notification.ts';
import { m } from '#messages';
import { campaignName, memberName } from '#messages/member-name.ts';
import { dateText, notificationText } from '#messages/notification.ts';
import { site } from '#site';
import {
  type EmailContent,
  greetingOf,
  linkTo,
  type Reader as ReaderOfEmail,
  renderEmail,
  unsubscribeLink,
} from './email-layout.ts';

interface Reader extends ReaderOfEmail {
  role: Role;
  /** Undefined if emails of the kind are always sent. */
  unsubscribe: string | undefined;
}

/** Maximum number of messages of a conversation in one email. The email states how many more there are. */
const MAX_MESSAGES = 50;

/** Null if the content has an email of its own, such as `unreadEmail`. */
const bodyTexts: Record<NotificationWording, ((inputs: { date: string; name: string }) => string) | null> = {
  application_received: m.email_notification_application_received,
  application_withdrawn: m.email_notification_application_withdrawn,
  application_accepted: m.email_notification_application_accepted,
  application_declined: m.email_notification_application_declined,
  campaign_ended: m.email_notification_campaign_ended,
  campaign_canceled: m.email_notification_campaign_canceled,
  campaign_unanswered: m.email_notification_campaign_unanswered,
  application_reminded: m.email_notification_application_reminded,
  application_lapsed_client: m.email_notification_application_lapsed_client,
  application_lapsed_influencer: m.email_notification_application_lapsed_influencer,
  application_lapsed_again: m.email_notification_application_lapsed_again,
  deal_started: m.email_notification_deal_started,
  offer_made: m.email_notification_offer_made,
  offer_declined: m.email_notification_offer_declined,
  offer_withdrawn: m.email_notification_offer_withdrawn,
  offer_expired: m.email_notification_offer_expired,
  deal_agreed: m.email_notification_deal_agreed,
  deal_to_sign: m.email_notification_deal_to_sign,
  contract_signed: m.email_notification_contract_signed,
  details_requested: m.email_notification_details_requested,
  deal_stopped: m.email_notification_deal_stopped,
  deal_silent: m.email_notification_deal_silent,
  deal_not_signed: m.email_notification_deal_not_signed,
  deal_campaign_closed: m.email_notification_deal_campaign_closed,
  deal_remind_offer_by: m.email_notification_deal_remind_offer_by,
  deal_remind_quiet: m.email_notification_deal_remind_quiet,
  deal_remind_sign_by: m.email_notification_deal_remind_sign_by,
  content_submitted: m.email_notification_content_submitted,
  content_changes_asked: m.email_notification_content_changes_asked,
  content_approved: m.email_notification_content_approved,
  content_approved_silently: m.email_notification_content_approved_silently,
  content_published: m.email_notification_content_published,
  content_objected: m.email_notification_content_objected,
  content_confirmed: m.email_notification_content_confirmed,
  content_confirmed_silently: m.email_notification_content_confirmed_silently,
  content_dropped: m.email_notification_content_dropped,
  figures_declared: m.email_notification_figures_declared,
  gift_sent: m.email_notification_gift_sent,
  gift_problem: m.email_notification_gift_problem,
  gift_received: m.email_notification_gift_received,
  gift_presumed: m.email_notification_gift_presumed,
  gift_waived: m.email_notification_gift_waived,
  deal_done: m.email_notification_deal_done,
  deal_given_up: m.email_notification_deal_given_up,
  deal_remind_send_by: m.email_notification_deal_remind_send_by,
  deal_remind_arrive_by: m.email_notification_deal_remind_arrive_by,
  deal_remind_submit_by: m.email_notification_deal_remind_submit_by,
  deal_remind_approve_by: m.email_notification_deal_remind_approve_by,
  deal_remind_change_by: m.email_notification_deal_remind_change_by,
  deal_remind_publish_by: m.email_notification_deal_remind_publish_by,
  deal_remind_confirm_by: m.email_notification_deal_remind_confirm_by,
  deal_remind_figures: m.email_notification_deal_remind_figures,
  company_verified: m.email_notification_company_verified,
  company_refused: null,
  profile_verified: m.email_notification_profile_verified,
  profile_refused: null,
  instagram_unproved: m.email_notification_instagram_unproved,
  invitation_received: m.email_notification_invitation_received,
  question_asked: m.email_notification_question_asked,
  question_answered: m.email_notification_question_answered,
  message: null,
  search_campaigns: null,
  search_influencers: null,
};

/**
 * The text for an ended campaign mentions several conversations. Influencers have only one conversation in a
 * campaign, so they get the text for a cancelled campaign.
 */
function bodyOf({ word, role, otherName, lastDay }: NotificationView): string | undefined {
  if (word === 'campaign_ended' && role === 'influencer') return m.email_notification_campaign_canceled();
  return bodyTexts[word]?.({ date: dateText(lastDay), name: memberName(otherName) });
}

export function notificationEmail(reader: Reader, notification: NotificationView): EmailContent {
  return renderEmail({
    subject: notificationText(notification),
    greeting: greetingOf(reader),
    paragraphs: [
      bodyOf(notification),
      notification.word === 'application_accepted' && notification.dealId
        ? m.email_notification_accepted_with_terms({ date: dateText(notification.lastDay) })
        : undefined,
    ].filter((it) => it !== undefined),
    button: {
      label: m.email_notification_button({ site: site.name }),
      href: linkTo(reader.publicUrl, '/notifications/:notificationId', { notificationId: notification.id }),
    },
    lastLink: unsubscribeLink(reader),
  });
}

export function unreadEmail(reader: Reader, conversations: UnreadConversation[]): EmailContent {
  const count = conversations.reduce((sum, { messages }) => sum + messages.length, 0);
  const [first, second] = conversations;
  return renderEmail({
    subject:
      first && !second
        ? m.email_unread_subject_one({ name: memberName(first.otherName) })
        : m.email_unread_subject({ count }),
    greeting: greetingOf(reader),
    paragraphs: [m.email_unread_text({ site: site.name })],
    facts: conversations.map((it) => [
      `${memberName(it.otherName)}, ${campaignName(it.campaignTitle)}`,
      textsOf(it),
    ]),
    button: {
      label: m.email_unread_button(),
      href: linkTo(
        reader.publicUrl,
        first && !second ? conversationAddress(reader.role, first) : '/messages',
      ),
    },
    lastLink: unsubscribeLink(reader),
  });
}

function textsOf({ messages }: UnreadConversation): string {
  const texts = messages
    .slice(0, MAX_MESSAGES)
    .map(({ content, files }) =>
      [content, files > 0 && `[${m.conversation_files({ count: files })}]`].filter(Boolean).join('\n'),
    );
  const more = messages.length - texts.length;
  return [...texts, ...(more > 0 ? [m.email_unread_more({ count: more })] : [])].join('\n\n');
}
