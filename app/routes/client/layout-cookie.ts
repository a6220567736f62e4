import { parse, serialize } from 'hono/utils/cookie';
import { cookies } from '#domain/privacy/browser-storage.ts';
import { type Layout, layouts } from './layout.ts';

const { name, seconds: maxAge } = cookies.layout;

const isLayout = (value: unknown): value is Layout => layouts.some((it) => it === value);

export function layoutOf(request: Request, byDefault: Layout): Layout {
  const chosen = parse(request.headers.get('cookie') ?? '')[name];
  return isLayout(chosen) ? chosen : byDefault;
}

export function layoutCookie(layout: unknown, publicUrl: string): string | null {
  if (!isLayout(layout)) return null;
  const secure = publicUrl.startsWith('https:');
  return serialize(name, layout, { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });
}
