import { LINK_LIFETIME_MINUTES } from '#domain/accounts/links.server.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';
import { layOut, linkTo, type Written } from './letter.ts';

interface Reader {
  name: string;
  publicUrl: string;
}

/** The link to choose a new password. */
export function resetLetter({ name, publicUrl }: Reader, token: string): Written {
  return layOut({
    subject: m.mail_reset_subject(),
    greeting: m.mail_greeting({ name }),
    paragraphs: [m.mail_reset_text({ site: site.name })],
    button: { label: m.mail_reset_button(), href: linkTo(publicUrl, `/reset-password?token=${token}`) },
    asides: [m.mail_link_lifetime({ minutes: LINK_LIFETIME_MINUTES }), m.mail_reset_not_you()],
  });
}

/** The link that confirms an address. */
export function confirmationLetter({ name, publicUrl }: Reader, token: string): Written {
  return layOut({
    subject: m.mail_confirmation_subject(),
    greeting: m.mail_greeting({ name }),
    paragraphs: [m.mail_confirmation_text({ site: site.name })],
    button: { label: m.mail_confirmation_button(), href: linkTo(publicUrl, `/confirm-email?token=${token}`) },
    asides: [m.mail_link_lifetime({ minutes: LINK_LIFETIME_MINUTES }), m.mail_confirmation_not_you()],
  });
}

/** Tells the owner that the password is another one, in case it was not them. */
export function passwordChangedLetter({ name, publicUrl }: Reader): Written {
  return layOut({
    subject: m.mail_password_changed_subject(),
    greeting: m.mail_greeting({ name }),
    paragraphs: [m.mail_password_changed_text({ site: site.name }), m.mail_password_changed_not_you()],
    button: { label: m.mail_reset_button(), href: linkTo(publicUrl, '/forgot-password') },
  });
}

/** Says that a company or a profile was not verified, why, and what to do about it. */
export function refusedLetter({ name, role, publicUrl }: Reader & { role: Role }, reason: string): Written {
  const isBrand = role === 'client';
  return layOut({
    subject: isBrand ? m.mail_refused_subject_company() : m.mail_refused_subject_profile(),
    greeting: m.mail_greeting({ name }),
    paragraphs: [m.mail_refused_text(), reason, m.mail_refused_again()],
    button: {
      label: isBrand ? m.mail_refused_button_company() : m.mail_refused_button_profile(),
      href: linkTo(publicUrl, isBrand ? '/profile/company' : '/profile'),
    },
  });
}

/** Says that an account is shut; why is for the operator's people alone, whom an answer reaches. */
export function suspendedLetter({ name }: Pick<Reader, 'name'>): Written {
  return layOut({
    subject: m.mail_suspended_subject({ site: site.name }),
    greeting: m.mail_greeting({ name }),
    paragraphs: [m.mail_suspended_text(), m.mail_suspended_reply()],
  });
}

/** Says that an account is open again. */
export function liftedLetter({ name, publicUrl }: Reader): Written {
  return layOut({
    subject: m.mail_lifted_subject({ site: site.name }),
    greeting: m.mail_greeting({ name }),
    paragraphs: [m.mail_lifted_text()],
    button: { label: m.mail_lifted_button(), href: linkTo(publicUrl, '/login') },
  });
}
