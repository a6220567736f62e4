import { lastFullDay } from '#domain/clock.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, greetingOf, linkTo, type Reader, renderEmail } from './email-layout.ts';

interface Export extends Reader {
  suspended: boolean;
  until: Date;
}

export function exportEmail({ suspended, until, ...reader }: Export): EmailContent {
  const date = formatDate(lastFullDay(until), currentLanguage());
  return renderEmail({
    subject: m.email_export_subject({ site: site.name }),
    greeting: greetingOf(reader),
    paragraphs: [suspended ? m.email_export_text_by_link({ date }) : m.email_export_text({ date })],
    button: {
      label: m.email_export_button(),
      href: linkTo(reader.publicUrl, suspended ? '/your-data' : '/export'),
    },
    asides: [suspended ? m.email_by_link_not_you() : m.email_export_not_you()],
  });
}
