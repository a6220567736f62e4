import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { tierLabels } from '#messages/labels/subscription.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { type EmailContent, linkTo, renderEmail } from './email-layout.ts';

/** States that a payment failed, for which plan, and until when the plan remains active. */
export function paymentOverdueEmail(
  { name, publicUrl }: { name: string; publicUrl: string },
  { tier, until }: { tier: Tier; until: Date },
): EmailContent {
  return renderEmail({
    subject: m.email_owing_subject(),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.subscription_owing({ date: formatDate(until, currentLanguage()) })],
    facts: [[m.subscription_current(), tierLabels[tier]()]],
    button: {
      label: m.email_owing_button(),
      href: linkTo(publicUrl, '/profile', { tab: 'subscription' }),
    },
  });
}
