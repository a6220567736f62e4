import { parse, serialize } from 'hono/utils/cookie';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { isTheme, type Theme } from './theme.ts';

const { name, seconds } = cookies.theme;

export function themeOf(request: Request): Theme {
  const chosen = parse(request.headers.get('cookie') ?? '')[name];
  return isTheme(chosen) ? chosen : 'system';
}

/** Returns null for an unknown theme. The cookie is removed for the theme `system`. */
export function themeCookie(theme: unknown, publicUrl: string): string | null {
  if (!isTheme(theme)) return null;
  const maxAge = theme === 'system' ? 0 : seconds;
  const secure = publicUrl.startsWith('https:');
  return serialize(name, theme, { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });
}
