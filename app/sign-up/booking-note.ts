import { parse, serialize } from 'hono/utils/cookie';
import type { Path } from '#app/addresses/path.ts';
import type { Role } from '#domain/ctx.ts';

export const BOOKING_COOKIE = 'booking-note';
/** An hour, in seconds. */
const maxAge = 60 * 60;

/** The cookie with the booking note, a signed token of the new account. For one hour, it gives access to the booking page. */
export function bookingNoteCookie(note: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  return serialize(BOOKING_COOKIE, note, { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });
}

export function readBookingNote(request: Request): string {
  return parse(request.headers.get('cookie') ?? '')[BOOKING_COOKIE] ?? '';
}

/** The booking page that follows the sign-up of a role. */
export function bookingPathOf(role: Role): Path {
  return role === 'client' ? '/booking' : '/booking-influencer';
}
