import { parse, serialize } from 'hono/utils/cookie';
import type { Path } from '#app/addresses/path.ts';
import type { Role } from '#domain/ctx.ts';

export const BOOKING_COOKIE = 'booking-note';
/** An hour, in seconds. */
const maxAge = 60 * 60;

/** Keeps the note of a sign-up in the browser for the hour that it opens the booking page. */
export function bookingNoteCookie(note: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  return serialize(BOOKING_COOKIE, note, { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });
}

/** The note that the browser brought, or ''. */
export function readBookingNote(request: Request): string {
  return parse(request.headers.get('cookie') ?? '')[BOOKING_COOKIE] ?? '';
}

/** Where a newcomer of a side goes from sign-up. */
export function bookingPathOf(role: Role): Path {
  return role === 'client' ? '/booking' : '/booking-influencer';
}
