import type { Role } from '#domain/ctx.ts';

export const BOOKING_COOKIE = 'booking-note';
const LIFETIME_SECONDS = 60 * 60;

/** Keeps the note of a sign-up in the browser for the hour that it opens the booking page. */
export function bookingNoteCookie(note: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${BOOKING_COOKIE}=${note}; Path=/; Max-Age=${LIFETIME_SECONDS}; SameSite=Lax; HttpOnly${secure}`;
}

/** The note that the browser brought, or ''. */
export function readBookingNote(request: Request): string {
  const cookies = request.headers.get('cookie') ?? '';
  return cookies.match(new RegExp(`(?:^|; )${BOOKING_COOKIE}=([\\w-]+)`))?.[1] ?? '';
}

/** Where a newcomer of a side goes from sign-up. */
export function bookingPathOf(role: Role): string {
  return role === 'client' ? '/booking' : '/booking-influencer';
}
