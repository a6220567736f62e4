import { cookieIn, plainCookie } from '#app/request/plain-cookie.ts';

export function hasConsented(request: Request): boolean {
  return cookieIn(request, 'consent') === '1';
}

export function consentCookie(publicUrl: string): string {
  return plainCookie('consent', '1', publicUrl);
}
