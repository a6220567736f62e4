import { LINK_LIFETIME_MINUTES } from '#domain/accounts/links.server.ts';
import { ERASURE_DAYS } from '#domain/erasures/erasure.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, linkTo, renderEmail } from './email-layout.ts';

interface Erasure {
  name: string;
  publicUrl: string;
  suspended: boolean;
  due: Date;
}

export function erasureEmail({ name, publicUrl, suspended, due }: Erasure): EmailContent {
  return renderEmail({
    subject: m.email_erasure_subject({ site: site.name }),
    greeting: m.email_greeting({ name }),
    paragraphs: [
      m.email_erasure_text({ date: formatDate(due, currentLanguage()), days: ERASURE_DAYS }),
      suspended ? m.email_erasure_keep_by_link() : m.email_erasure_keep(),
    ],
    button: { label: m.erasure_keep(), href: linkTo(publicUrl, suspended ? '/your-data' : '/login') },
    asides: [suspended ? m.email_by_link_not_you() : m.email_erasure_not_you()],
  });
}

export function erasedEmail({ name }: { name: string }): EmailContent {
  return renderEmail({
    subject: m.email_erased_subject({ site: site.name }),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_erased_text()],
  });
}

export function dataLinkEmail(
  { name, publicUrl }: { name: string; publicUrl: string },
  token: string,
): EmailContent {
  return renderEmail({
    subject: m.email_data_link_subject({ site: site.name }),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_data_link_text()],
    button: { label: m.your_data_title(), href: linkTo(publicUrl, '/your-data', { token }) },
    asides: [m.email_data_link_lifetime({ minutes: LINK_LIFETIME_MINUTES })],
  });
}
