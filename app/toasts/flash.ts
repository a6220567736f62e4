import { parse, serialize } from 'hono/utils/cookie';
import { redirect } from 'react-router';
import type { Language } from '#domain/language.ts';
import { pathIn } from '#messages/language.ts';

export const FLASH_COOKIE = 'flash';

/** A conversation shows one notice at a time: of several with this id only the last stands. */
export const MESSAGE = 'message';

/** The notices that pages and redirects may raise, by name. `toast-text.ts` has their texts. */
export type ToastName =
  | 'campaign.published'
  | 'campaign.canceled'
  | 'campaign.ended'
  | 'campaign.completed'
  | 'campaign.updated'
  | 'campaign.update_failed'
  | 'campaign.changes_canceled'
  | 'campaign.id_missing'
  | 'application.accepted'
  | 'application.declined'
  | 'application.failed'
  | 'confirmation.sent'
  | 'contact.sent'
  | 'login.success'
  | 'login.again'
  | 'login.incomplete'
  | 'message.failed'
  | 'message.older_failed'
  | 'notices.failed'
  | 'notices.saved'
  | 'report.basic_locked'
  | 'report.detailed_locked'
  | 'reset.success'
  | 'booking.asked'
  | 'entry.failed'
  | 'entry.planned'
  | 'entry.published'
  | 'entry.saved'
  | 'entry.unpublished'
  | 'instagram.connected'
  | 'instagram.failed'
  | 'staff.done'
  | 'staff.second_factor_set'
  | 'preferences.failed'
  | 'preferences.saved'
  | 'profile.failed'
  | 'profile.password_changed'
  | 'profile.updated'
  | 'signup.incomplete'
  | 'signup.success.client'
  | 'signup.success.influencer'
  | 'subscribe.failed'
  | 'subscribe.login_required'
  | 'subscribe.success.basic'
  | 'subscribe.success.premium'
  | 'billing.canceled'
  | 'billing.resumed'
  | 'billing.paid'
  | 'company.document_add_failed'
  | 'company.document_remove_failed'
  | 'company.document_removed'
  | 'company.failed'
  | 'company.load_failed'
  | 'company.updated'
  | 'campaign.created'
  | 'campaign.create_failed'
  | 'campaign.login_required'
  | 'application.submitted'
  | 'application.submit_failed'
  | 'application.not_interested'
  | 'application.withdrawn'
  | 'application.withdraw_failed';

/** Goes to a path of the sitemap in the reader's language, with these cookies; `flash` names the notice to show on arrival. */
export function goTo(
  language: Language,
  path: string,
  { flash, cookies = [] }: { flash?: ToastName; cookies?: readonly string[] } = {},
): Response {
  const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
  if (flash)
    headers.append('set-cookie', serialize(FLASH_COOKIE, flash, { path: '/', maxAge: 60, sameSite: 'Lax' }));
  return redirect(pathIn(language, path), { headers });
}

/** The notice that a redirect left, if any. Cookies are anybody's to write: the name need not be one of ours. */
export function flashIn(cookies: string | null): string | undefined {
  return parse(cookies ?? '')[FLASH_COOKIE];
}

/** As a cookie to set: the notice was shown. */
export const noFlash = serialize(FLASH_COOKIE, '', { path: '/', maxAge: 0, sameSite: 'Lax' });
