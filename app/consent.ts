import { site } from '#site';

const LIFETIME_SECONDS = 150 * 24 * 60 * 60;
export const CONSENT_COOKIE = `${site.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-consent`;

/** Whether the reader has pressed Accept within the last 150 days. */
export function hasConsented(request: Request): boolean {
  return new RegExp(`(?:^|; )${CONSENT_COOKIE}=1(?:;|$)`).test(request.headers.get('cookie') ?? '');
}

/** What the browser keeps of it. */
export function consentCookie(publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${CONSENT_COOKIE}=1; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax; HttpOnly${secure}`;
}
