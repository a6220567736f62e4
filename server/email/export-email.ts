import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, linkTo, renderEmail } from './email-layout.ts';

interface Export {
  name: string;
  publicUrl: string;
  suspended: boolean;
  until: Date;
}

export function exportEmail({ name, publicUrl, suspended, until }: Export): EmailContent {
  const date = formatDate(until, currentLanguage());
  return renderEmail({
    subject: m.email_export_subject({ site: site.name }),
    greeting: m.email_greeting({ name }),
    paragraphs: [suspended ? m.email_export_text_by_link({ date }) : m.email_export_text({ date })],
    button: { label: m.email_export_button(), href: linkTo(publicUrl, suspended ? '/your-data' : '/export') },
    asides: [suspended ? m.email_by_link_not_you() : m.email_export_not_you()],
  });
}
