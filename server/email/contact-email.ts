import type { Contact } from '#domain/contact/find-contact.server.ts';
import { m } from '#messages';
import { site } from '#site';
import { layOut, linkTo, type Written } from './email-layout.ts';

/** What somebody wrote to an influencer, who answers it by mail. The operator gets it for a profile that they keep. */
export function contactEmail({ influencer, ...written }: Contact, publicUrl: string): Written {
  const { name, email, subject, message } = written;
  const isOwn = influencer.userId !== null;
  return layOut({
    subject: m.email_contact_subject({ name, subject }),
    ...(isOwn && { greeting: m.email_greeting({ name: influencer.fullName }) }),
    paragraphs: [
      isOwn
        ? m.email_contact_text({ name, site: site.name })
        : m.email_contact_text_operator({ name, influencer: influencer.fullName }),
    ],
    facts: [
      [m.contact_name(), name],
      [m.contact_email(), email],
      [m.contact_subject(), subject],
      [m.contact_message(), message],
    ],
    button: {
      label: m.email_contact_button(),
      href: linkTo(publicUrl, '/influencer/:influencerId', { influencerId: influencer.id }),
    },
    asides: [m.email_contact_reply({ name })],
  });
}
