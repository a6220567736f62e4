import { serialize } from 'hono/utils/cookie';
import { redirect } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import type { Language } from '#domain/language.ts';
import type { ToastName } from './toast-text.ts';

export const FLASH_COOKIE = 'flash';

/** How long a toast stays, in milliseconds, unless its text says otherwise. */
export const TOAST_MS = 4000;

/** A conversation shows one toast at a time: of several with this id only the last is shown. */
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
 * The toast that a redirect left, if any. Anybody can write a cookie: the name need not be one of ours. Read without a
 * cookie library, which would be 1 KB of every page's scripts.
 */
export function flashIn(cookies: string | null): string | undefined {
  return /(?:^|;\s*)flash=([\w.]+)/.exec(cookies ?? '')?.[1];
}

/** As a cookie to set: the toast was shown. */
export const noFlash = `${FLASH_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
