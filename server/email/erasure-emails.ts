import { ERASURE_DAYS } from '#domain/erasures/erasure.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, linkTo, renderEmail } from './email-layout.ts';

export function erasureEmail({
  name,
  publicUrl,
  due,
}: {
  name: string;
  publicUrl: string;
  due: Date;
}): EmailContent {
  return renderEmail({
    subject: m.email_erasure_subject({ site: site.name }),
    greeting: m.email_greeting({ name }),
    paragraphs: [
      m.email_erasure_text({ date: formatDate(due, currentLanguage()), days: ERASURE_DAYS }),
      m.email_erasure_keep(),
    ],
    button: { label: m.erasure_keep(), href: linkTo(publicUrl, '/login') },
    asides: [m.email_erasure_not_you()],
  });
}

export function erasedEmail({ name }: { name: string }): EmailContent {
  return renderEmail({
    subject: m.email_erased_subject({ site: site.name }),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_erased_text()],
  });
}
