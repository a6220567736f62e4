import { conversationAddress } from '#app/live/conversation-address.ts';
import type { Role } from '#domain/ctx.ts';
import type { UnreadConversation } from '#domain/notifications/find-emails.server.ts';
import type { NotificationView, NotificationWording } from '#domain/notifications/notification.ts';
import { m } from '#messages';
import { notificationText } from '#messages/notification.ts';
import { site } from '#site';
import { layOut, linkTo, type Written } from './email-layout.ts';

interface Reader {
  name: string;
  role: Role;
  publicUrl: string;
  /** Where the letters of this kind end. */
  unsubscribe: string;
}

/** Messages of one conversation that one letter holds; a longer silence is better read on the site. */
const MAX_MESSAGES = 50;

/** What a letter adds to the words of its notice; null where another letter is sent. */
const besides: Record<NotificationWording, (() => string) | null> = {
  application_received: m.email_notification_application_received,
  application_withdrawn: m.email_notification_application_withdrawn,
  application_accepted: m.email_notification_application_accepted,
  application_declined: m.email_notification_application_declined,
  campaign_ended: m.email_notification_campaign_ended,
  campaign_canceled: m.email_notification_campaign_canceled,
  campaign_unanswered: m.email_notification_campaign_unanswered,
  company_verified: m.email_notification_company_verified,
  company_refused: null,
  profile_verified: m.email_notification_profile_verified,
  profile_refused: null,
  message: null,
};

/** One thing that happened. */
export function notificationEmail(reader: Reader, notification: NotificationView): Written {
  return layOut({
    subject: notificationText(notification),
    greeting: m.email_greeting({ name: reader.name }),
    paragraphs: [besides[notification.word]?.()].filter((it) => it !== undefined),
    button: {
      label: m.email_notification_button({ site: site.name }),
      href: linkTo(reader.publicUrl, '/notifications/:notificationId', { notificationId: notification.id }),
    },
    lastLink: { label: m.email_unsubscribe(), href: reader.unsubscribe },
  });
}

/** All that somebody has not read, conversation by conversation. */
export function unreadEmail(reader: Reader, conversations: UnreadConversation[]): Written {
  const count = conversations.reduce((sum, { messages }) => sum + messages.length, 0);
  const [first, second] = conversations;
  return layOut({
    subject:
      first && !second
        ? m.email_unread_subject_one({ name: first.otherName })
        : m.email_unread_subject({ count }),
    greeting: m.email_greeting({ name: reader.name }),
    paragraphs: [m.email_unread_text({ site: site.name })],
    facts: conversations.map((it) => [`${it.otherName}, ${it.campaignTitle}`, saidIn(it)]),
    button: {
      label: m.email_unread_button(),
      href: linkTo(
        reader.publicUrl,
        first && !second ? conversationAddress(reader.role, first) : '/messages',
      ),
    },
    lastLink: { label: m.email_unsubscribe(), href: reader.unsubscribe },
  });
}

function saidIn({ messages }: UnreadConversation): string {
  const said = messages
    .slice(0, MAX_MESSAGES)
    .map(({ content, files }) =>
      [content, files > 0 && `[${m.conversation_files({ count: files })}]`].filter(Boolean).join('\n'),
    );
  const more = messages.length - said.length;
  return [...said, ...(more > 0 ? [m.email_unread_more({ count: more })] : [])].join('\n\n');
}
