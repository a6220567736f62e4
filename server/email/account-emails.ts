import { LINK_LIFETIME_MINUTES } from '#domain/accounts/links.server.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';
import { layOut, linkTo, type Written } from './email-layout.ts';

interface Reader {
  name: string;
  publicUrl: string;
}

/** The link to choose a new password. */
export function resetEmail({ name, publicUrl }: Reader, token: string): Written {
  return layOut({
    subject: m.email_reset_subject(),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_reset_text({ site: site.name })],
    button: { label: m.email_reset_button(), href: linkTo(publicUrl, '/reset-password', { token }) },
    asides: [m.email_link_lifetime({ minutes: LINK_LIFETIME_MINUTES }), m.email_reset_not_you()],
  });
}

/** The link that confirms an address. */
export function confirmationEmail({ name, publicUrl }: Reader, token: string): Written {
  return layOut({
    subject: m.email_confirmation_subject(),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_confirmation_text({ site: site.name })],
    button: { label: m.email_confirmation_button(), href: linkTo(publicUrl, '/confirm-email', { token }) },
    asides: [m.email_link_lifetime({ minutes: LINK_LIFETIME_MINUTES }), m.email_confirmation_not_you()],
  });
}

/** Tells the owner that the password is another one, in case it was not them. */
export function passwordChangedEmail({ name, publicUrl }: Reader): Written {
  return layOut({
    subject: m.email_password_changed_subject(),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_password_changed_text({ site: site.name }), m.email_password_changed_not_you()],
    button: { label: m.email_reset_button(), href: linkTo(publicUrl, '/forgot-password') },
  });
}

/** Says that a company or a profile was not verified, why, and what to do about it. */
export function refusedEmail({ name, role, publicUrl }: Reader & { role: Role }, reason: string): Written {
  const isBrand = role === 'client';
  return layOut({
    subject: isBrand ? m.email_refused_subject_company() : m.email_refused_subject_profile(),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_refused_text(), reason, m.email_refused_again()],
    button: {
      label: isBrand ? m.email_refused_button_company() : m.email_refused_button_profile(),
      href: linkTo(publicUrl, isBrand ? '/profile/company' : '/profile'),
    },
  });
}

/** Says that an account is shut; why is for the operator's people alone, whom an answer reaches. */
export function suspendedEmail({ name }: Pick<Reader, 'name'>): Written {
  return layOut({
    subject: m.email_suspended_subject({ site: site.name }),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_suspended_text(), m.email_suspended_reply()],
  });
}

/** Says that an account is open again. */
export function liftedEmail({ name, publicUrl }: Reader): Written {
  return layOut({
    subject: m.email_lifted_subject({ site: site.name }),
    greeting: m.email_greeting({ name }),
    paragraphs: [m.email_lifted_text()],
    button: { label: m.email_lifted_button(), href: linkTo(publicUrl, '/login') },
  });
}
