import { serialize } from 'hono/utils/cookie';
import { redirect } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import type { Language } from '#domain/language.ts';
import type { ToastName } from './toast-text.ts';

export const FLASH_COOKIE = 'flash';

/** Default duration of a toast, in milliseconds. */
export const TOAST_MS = 4000;

/** Id of all toasts about conversations: a new toast replaces the one before. */
export const MESSAGE = 'message';

/** Redirects to a path in the reader's language with these cookies. `flash` names the toast to show on arrival. */
export function goTo(
  language: Language,
  path: Path,
  { flash, cookies = [] }: { flash?: ToastName; cookies?: readonly string[] } = {},
): Response {
  const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
  if (flash)
    headers.append('set-cookie', serialize(FLASH_COOKIE, flash, { path: '/', maxAge: 60, sameSite: 'Lax' }));
  return redirect(hrefIn(language, path), { headers });
}

/**
 * The name of the toast that a redirect set, if any. A cookie can be forged, so the name may be unknown. Parsed here, because a
 * cookie library would add 1 KB to every page's scripts.
 */
export function flashIn(cookies: string | null): string | undefined {
  return /(?:^|;\s*)flash=([\w.]+)/.exec(cookies ?? '')?.[1];
}

/** The cookie that removes the flash cookie. */
export const noFlash = `${FLASH_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
