import type { Contact } from '#domain/contact/find-contact.server.ts';
import { m } from '#messages';
import { site } from '#site';
import { type EmailContent, linkTo, renderEmail } from './email-layout.ts';

/** A visitor's message to an influencer, who answers by email. If the profile has no account, the operator gets the message. */
export function contactEmail({ influencer, ...sender }: Contact, publicUrl: string): EmailContent {
  const { name, email, subject, message } = sender;
  const hasAccount = influencer.userId !== null;
  return renderEmail({
    subject: m.email_contact_subject({ name, subject }),
    ...(hasAccount && { greeting: m.email_greeting({ name: influencer.fullName }) }),
    paragraphs: [
      hasAccount
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
