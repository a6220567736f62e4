import { CONFIRM_HOURS } from '#domain/accounts/email-change/email-change.ts';
import { lastFullDay } from '#domain/clock.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, greetingOf, linkTo, type Reader, renderEmail } from './email-layout.ts';

/** Goes to the new address. */
export function emailChangeEmail({ publicUrl }: Pick<Reader, 'publicUrl'>, token: string): EmailContent {
  return renderEmail({
    subject: m.email_change_email_subject(),
    paragraphs: [m.email_change_email_text({ site: site.name })],
    button: {
      label: m.email_change_email_button(),
      href: linkTo(publicUrl, '/confirm-email-change', { token }),
    },
    asides: [m.email_change_email_lifetime({ hours: CONFIRM_HOURS }), m.email_change_email_not_you()],
  });
}

/** Goes to the owner of an email address that another account requested as its new address. */
export function emailTakenEmail(reader: Reader): EmailContent {
  return renderEmail({
    subject: m.email_taken_subject(),
    greeting: greetingOf(reader),
    paragraphs: [m.email_taken_text({ site: site.name }), m.email_taken_you()],
    button: { label: m.nav_login(), href: linkTo(reader.publicUrl, '/login') },
  });
}

interface Changed {
  newEmail: string;
  /** Null if the change cannot be undone. */
  token: string | null;
  undoUntil: Date | null;
}

/** Goes to the old address. Replies reach the operator. Invites a reply if it has no link to undo the change. */
export function emailChangedEmail(reader: Reader, { newEmail, token, undoUntil }: Changed): EmailContent {
  const canUndo = token !== null && undoUntil !== null;
  return renderEmail({
    subject: m.email_changed_subject(),
    greeting: greetingOf(reader),
    paragraphs: [
      reader.confirmed
        ? m.email_changed_text({ site: site.name, email: newEmail })
        : m.email_changed_text_unconfirmed({ site: site.name }),
      canUndo
        ? m.email_changed_undo({ date: formatDate(lastFullDay(undoUntil), currentLanguage()) })
        : m.email_changed_reply(),
    ],
    ...(canUndo && {
      button: {
        label: m.email_changed_button(),
        href: linkTo(reader.publicUrl, '/undo-email-change', { token }),
      },
    }),
  });
}

/** Goes to the address that the account had until the undo. Replies reach the operator. */
export function emailChangeUndoneEmail(reader: Omit<Reader, 'publicUrl'>): EmailContent {
  return renderEmail({
    subject: m.email_undone_subject(),
    greeting: greetingOf(reader),
    paragraphs: [m.email_undone_text({ site: site.name }), m.email_changed_reply()],
  });
}
