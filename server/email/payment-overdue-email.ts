import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { tierLabels } from '#messages/labels/subscription.ts';
import { spokenLanguage } from '#messages/language.ts';
import { layOut, linkTo, type Written } from './email-layout.ts';

/** Says that a payment failed, which plan depends on it, and until when that is kept. */
export function owingEmail(
  { name, publicUrl }: { name: string; publicUrl: string },
  { tier, until }: { tier: Tier; until: Date },
): Written {
  return layOut({
    subject: m.email_owing_subject(),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.subscription_owing({ date: formatDate(until, spokenLanguage()) })],
    facts: [[m.subscription_current(), tierLabels[tier]()]],
    button: {
      label: m.email_owing_button(),
      href: linkTo(publicUrl, '/profile', { tab: 'subscription' }),
    },
  });
}
