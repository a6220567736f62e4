import { serialize } from 'hono/utils/cookie';
import { redirect } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import type { Language } from '#domain/language.ts';
import { cookies as allCookies } from '#domain/privacy/browser-storage.ts';
import type { ToastName } from './toast-text.ts';

const { name: FLASH_COOKIE, formerName, seconds: maxAge } = allCookies.flash;

/** Id of all toasts about conversations, so that a new toast replaces the previous toast. */
export const MESSAGE = 'message';

/** Redirects to a path in the given language with the given cookies. `flash` names the toast to show on arrival. */
export function goTo(
  language: Language,
  path: Path,
  { flash, cookies = [] }: { flash?: ToastName; cookies?: readonly string[] } = {},
): Response {
  const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
  if (flash)
    headers.append('set-cookie', serialize(FLASH_COOKIE, flash, { path: '/', maxAge, sameSite: 'Lax' }));
  return redirect(hrefIn(language, path), { headers });
}

const FLASH = new RegExp(`(?:^|;\\s*)(?:${FLASH_COOKIE}|${formerName})=([\\w.]+)`);

/**
 * Returns the name of the toast that a redirect set. The cookie can be forged, so the name may be unknown. A cookie
 * library would add 1 KB to every page's scripts.
 */
export function flashIn(cookies: string | null): string | undefined {
  return FLASH.exec(cookies ?? '')?.[1];
}

export const noFlash = [FLASH_COOKIE, formerName].map((name) => `${name}=; Max-Age=0; Path=/; SameSite=Lax`);
