import { cookieIn, plainCookie } from '#app/request/plain-cookie.ts';
import { isTheme, type Theme } from './theme.ts';

export function themeOf(request: Request): Theme {
  const chosen = cookieIn(request, 'theme');
  return isTheme(chosen) ? chosen : 'system';
}

/** Returns null for an unknown theme. The cookie is removed for the theme `system`. */
export function themeCookie(theme: unknown, publicUrl: string): string | null {
  if (!isTheme(theme)) return null;
  return plainCookie('theme', theme, publicUrl, theme === 'system' ? 0 : undefined);
}
