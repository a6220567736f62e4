import type { Contact } from '#domain/contact/find-contact.server.ts';
import { m } from '#messages';
import { site } from '#site';
import { type EmailContent, greetingOf, linkTo, renderEmail } from './email-layout.ts';

const fact = (label: string, value: string): [string, string] => [label, value];
const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * A user's message to an influencer, or to the operator if the profile has no account. Names the sender's account. If
 * the sender typed another name or address, also names these. Replies go to the account's confirmed address.
 */
export function contactEmail({ influencer, account, ...typed }: Contact, publicUrl: string): EmailContent {
  const { subject, message } = typed;
  const { name } = account;
  const hasAccount = influencer.userId !== null;
  return renderEmail({
    subject: m.email_contact_subject({ name, subject }),
    greeting: hasAccount ? greetingOf({ name: influencer.fullName, ...influencer }) : undefined,
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
