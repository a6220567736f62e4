import type { Contact } from '#domain/contact/find-contact.server.ts';
import { m } from '#messages';
import { site } from '#site';
import { type EmailContent, linkTo, renderEmail } from './email-layout.ts';

const fact = (label: string, value: string): [string, string] => [label, value];
const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Renders the email with a user's message to an influencer. The email names the sender's account, and replies go to the
 * confirmed address of that account. The email also shows a different name or address that the sender typed. The
 * operator gets the email for a profile without an account.
 */
export function contactEmail({ influencer, account, ...typed }: Contact, publicUrl: string): EmailContent {
  const { subject, message } = typed;
  const { name } = account;
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
      [m.email_contact_account(), `${name}, ${account.email}`],
      ...(typed.name === name ? [] : [fact(m.email_contact_typed_name(), typed.name)]),
      ...(isSameAddress(typed.email, account.email)
        ? []
        : [fact(m.email_contact_typed_email(), typed.email)]),
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
