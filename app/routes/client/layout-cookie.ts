import { cookieIn, plainCookie } from '#app/request/plain-cookie.ts';
import { type Layout, layouts } from './layout.ts';

const isLayout = (value: unknown): value is Layout => layouts.some((it) => it === value);

export function layoutOf(request: Request, byDefault: Layout): Layout {
  const chosen = cookieIn(request, 'layout');
  return isLayout(chosen) ? chosen : byDefault;
}

export function layoutCookie(layout: unknown, publicUrl: string): string | null {
  return isLayout(layout) ? plainCookie('layout', layout, publicUrl) : null;
}
