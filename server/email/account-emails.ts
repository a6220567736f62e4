import { LINK_LIFETIME_MINUTES } from '#domain/accounts/links.server.ts';
import type { ProtectionChange } from '#domain/accounts/protection-change.ts';
import type { Login } from '#domain/accounts/warn-of-new-browser.server.ts';
import type { Actor, Role } from '#domain/ctx.ts';
import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import { formatDate, formatShortMoment } from '#messages/format.ts';
import { tierLabels } from '#messages/labels/subscription.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { browserText } from '#messages/session.ts';
import { site } from '#site';
import { type EmailContent, greetingOf, linkTo, type Reader, renderEmail } from './email-layout.ts';

export function resetEmail(reader: Reader, token: string): EmailContent {
  return renderEmail({
    subject: m.email_reset_subject(),
    greeting: greetingOf(reader),
    paragraphs: [m.email_reset_text({ site: site.name })],
    button: { label: m.email_reset_button(), href: linkTo(reader.publicUrl, '/reset-password', { token }) },
    asides: [m.email_link_lifetime({ minutes: LINK_LIFETIME_MINUTES }), m.email_reset_not_you()],
  });
}

export function confirmationEmail({ publicUrl }: Pick<Reader, 'publicUrl'>, token: string): EmailContent {
  return renderEmail({
    subject: m.email_confirmation_subject(),
    paragraphs: [m.email_confirmation_text({ site: site.name })],
    button: { label: m.email_confirmation_button(), href: linkTo(publicUrl, '/confirm-email', { token }) },
    asides: [m.email_link_lifetime({ minutes: LINK_LIFETIME_MINUTES }), m.email_confirmation_not_you()],
  });
}

/** Warns the owner in case a stranger changed the password. */
export function passwordChangedEmail(reader: Reader): EmailContent {
  return renderEmail({
    subject: m.email_password_changed_subject(),
    greeting: greetingOf(reader),
    paragraphs: [m.email_password_changed_text({ site: site.name }), m.email_password_changed_not_you()],
    button: { label: m.email_reset_button(), href: linkTo(reader.publicUrl, '/forgot-password') },
  });
}

/** Warns the owner in case a stranger logged in. */
export function newBrowserEmail(reader: Reader & { role: Actor['role'] }, login: Login): EmailContent {
  const network: [string, string][] = login.network ? [[m.email_new_browser_network(), login.network]] : [];
  return renderEmail({
    subject: m.email_new_browser_subject(),
    greeting: greetingOf(reader),
    paragraphs: [m.email_new_browser_text({ site: site.name }), m.email_new_browser_you()],
    facts: [
      [m.email_new_browser_browser(), browserText(login)],
      ...network,
      [m.email_new_browser_time(), formatShortMoment(new Date(login.at), currentLanguage())],
    ],
    links: [
      {
        title: m.email_new_browser_not_you(),
        text: m.email_new_browser_not_you_text(),
        links: [{ label: m.email_reset_button(), href: linkTo(reader.publicUrl, '/forgot-password') }],
      },
    ],
    button: {
      label: m.email_new_browser_button(),
      href: linkTo(reader.publicUrl, reader.role === 'staff' ? '/staff/account' : '/sessions'),
    },
  });
}

const protectionTexts: Record<
  ProtectionChange,
  { subject: () => string; text: (of: { site: string }) => string }
> = {
  second_factor_set: { subject: m.email_second_factor_set_subject, text: m.email_second_factor_set_text },
  second_factor_removed: {
    subject: m.email_second_factor_removed_subject,
    text: m.email_second_factor_removed_text,
  },
  backup_codes_renewed: {
    subject: m.email_backup_codes_renewed_subject,
    text: m.email_backup_codes_renewed_text,
  },
  passkey_added: { subject: m.email_passkey_added_subject, text: m.email_passkey_added_text },
  recovered: { subject: m.email_recovered_subject, text: m.email_recovered_text },
  passkey_removed: { subject: m.email_passkey_removed_subject, text: m.email_passkey_removed_text },
};

/**
 * Warns the owner that a person who knows the password asked to remove the second factor. Explains how to prevent the
 * removal.
 */
export function recoveryEmail(reader: Reader, dueAt: Date, token: string): EmailContent {
  return renderEmail({
    subject: m.email_recovery_subject(),
    greeting: greetingOf(reader),
    paragraphs: [
      m.email_recovery_text({ site: site.name, date: formatDate(dueAt, currentLanguage()) }),
      m.email_recovery_not_you(),
    ],
    button: {
      label: m.email_recovery_button(),
      href: linkTo(reader.publicUrl, '/cancel-recovery', { token }),
    },
  });
}

/** Warns the owner in case a stranger changed what protects the account. Replies reach the operator. */
export function protectionChangedEmail(reader: Reader, change: ProtectionChange): EmailContent {
  const { subject, text } = protectionTexts[change];
  return renderEmail({
    subject: subject(),
    greeting: greetingOf(reader),
    paragraphs: [text({ site: site.name }), m.email_protection_not_you()],
    button: { label: m.email_reset_button(), href: linkTo(reader.publicUrl, '/forgot-password') },
  });
}

export function refusedEmail(reader: Reader & { role: Role }, reason: string): EmailContent {
  const isBrand = reader.role === 'client';
  return renderEmail({
    subject: isBrand ? m.email_refused_subject_company() : m.email_refused_subject_profile(),
    greeting: greetingOf(reader),
    paragraphs: [m.email_refused_text(), reason, m.email_refused_again()],
    button: {
      label: isBrand ? m.email_refused_button_company() : m.email_refused_button_profile(),
      href: linkTo(reader.publicUrl, isBrand ? '/profile/company' : '/profile'),
    },
  });
}

/**
 * Omits the reason of the suspension. The user can read the reason in the export of personal data. Replies reach the
 * operator.
 */
export function suspendedEmail({ hasPlan, ...reader }: Reader & { hasPlan: boolean }): EmailContent {
  return renderEmail({
    subject: m.email_suspended_subject({ site: site.name }),
    greeting: greetingOf(reader),
    paragraphs: [
      m.email_suspended_text(),
      ...(hasPlan ? [m.email_suspended_plan()] : []),
      m.email_suspended_reply(),
      m.email_suspended_data(),
    ],
    button: { label: m.your_data_title(), href: linkTo(reader.publicUrl, '/your-data') },
  });
}

export function liftedEmail({ hasPlan, ...reader }: Reader & { hasPlan: boolean }): EmailContent {
  return renderEmail({
    subject: m.email_lifted_subject({ site: site.name }),
    greeting: greetingOf(reader),
    paragraphs: [m.email_lifted_text(), ...(hasPlan ? [m.email_lifted_plan()] : [])],
    button: { label: m.email_lifted_button(), href: linkTo(reader.publicUrl, '/login') },
  });
}

export function signingCodeEmail(reader: Omit<Reader, 'publicUrl'>, code: string): EmailContent {
  return renderEmail({
    subject: m.email_signing_code_subject({ code }),
    greeting: greetingOf(reader),
    paragraphs: [m.email_signing_code_text()],
    facts: [[m.email_signing_code_label(), code]],
    asides: [m.email_signing_code_aside({ site: site.name })],
  });
}

export function testEmail(reader: Reader): EmailContent {
  return renderEmail({
    subject: m.email_test_subject({ site: site.name }),
    greeting: greetingOf(reader),
    paragraphs: [m.email_test_text({ site: site.name })],
    button: { label: m.email_test_button(), href: linkTo(reader.publicUrl, '/staff/services') },
  });
}

export function paymentOverdueEmail(
  reader: Reader,
  { tier, lastDay }: { tier: Tier; lastDay: string },
): EmailContent {
  return renderEmail({
    subject: m.email_owing_subject(),
    greeting: greetingOf(reader),
    paragraphs: [m.subscription_owing({ date: formatDate(lastDay, currentLanguage()) })],
    facts: [[m.subscription_current(), tierLabels[tier]()]],
    button: {
      label: m.email_owing_button(),
      href: linkTo(reader.publicUrl, '/profile', { tab: 'subscription' }),
    },
  });
}
