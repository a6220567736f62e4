import type { Role } from '#domain/ctx.ts';
import type { NoticeKind, NoticeView, NoticeWord } from '#domain/notifications/notice.ts';
import { m } from '#messages';

type Sentence = (inputs: { name: string; campaign: string }) => string;

const sentences: Record<NoticeWord, Sentence> = {
  application_received: m.notice_word_application_received,
  application_withdrawn: m.notice_word_application_withdrawn,
  application_accepted: m.notice_word_application_accepted,
  application_declined: m.notice_word_application_declined,
  message: m.notice_word_message,
  campaign_ended: m.notice_word_campaign_ended,
  campaign_canceled: m.notice_word_campaign_canceled,
  campaign_unanswered: m.notice_word_campaign_unanswered,
  company_verified: () => m.notice_word_company_verified(),
  company_refused: () => m.notice_word_company_refused(),
  profile_verified: () => m.notice_word_profile_verified(),
  profile_refused: () => m.notice_word_profile_refused(),
};

/** What a notice says, in the list and as the subject of its letter. */
export function noticeText({ word, otherName, campaignTitle }: NoticeView): string {
  return sentences[word]({ name: otherName, campaign: campaignTitle });
}

/** What a kind of notice is called where one chooses among them: each side has its own view of it. */
export function noticeKindLabel(kind: NoticeKind, role: Role): string {
  const labels: Record<NoticeKind, () => string> = {
    application_received: m.notice_kind_application_received,
    application_withdrawn: m.notice_kind_application_withdrawn,
    application_accepted: m.notice_kind_application_accepted,
    application_declined: m.notice_kind_application_declined,
    message: m.notice_kind_message,
    campaign_closed:
      role === 'client' ? m.notice_kind_campaign_closed_client : m.notice_kind_campaign_closed_influencer,
    verified: role === 'client' ? m.notice_kind_verified_client : m.notice_kind_verified_influencer,
  };
  return labels[kind]();
}
