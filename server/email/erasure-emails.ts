import { LINK_LIFETIME_MINUTES } from '#domain/accounts/links.server.ts';
import { ERASURE_DAYS } from '#domain/erasures/erasure.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, greetingOf, linkTo, type Reader, renderEmail } from './email-layout.ts';

interface Erasure extends Reader {
  suspended: boolean;
  due: Date;
}

export function erasureEmail({ suspended, due, ...reader }: Erasure): EmailContent {
  return renderEmail({
    subject: m.email_erasure_subject({ site: site.name }),
    greeting: greetingOf(reader),
    paragraphs: [
      m.email_erasure_text({ date: formatDate(due, currentLanguage()), days: ERASURE_DAYS }),
      suspended ? m.email_erasure_keep_by_link() : m.email_erasure_keep(),
    ],
    button: { label: m.erasure_keep(), href: linkTo(reader.publicUrl, suspended ? '/your-data' : '/login') },
    asides: [suspended ? m.email_by_link_not_you() : m.email_erasure_not_you()],
  });
}

export function erasedEmail(reader: Omit<Reader, 'publicUrl'>): EmailContent {
  return renderEmail({
    subject: m.email_erased_subject({ site: site.name }),
    greeting: greetingOf(reader),
    paragraphs: [m.email_erased_text()],
  });
}

export function dataLinkEmail(reader: Reader, token: string): EmailContent {
  return renderEmail({
    subject: m.email_data_link_subject({ site: site.name }),
    greeting: greetingOf(reader),
    paragraphs: [m.email_data_link_text()],
    button: { label: m.your_data_title(), href: linkTo(reader.publicUrl, '/your-data', { token }) },
    asides: [m.email_data_link_lifetime({ minutes: LINK_LIFETIME_MINUTES })],
  });
}
