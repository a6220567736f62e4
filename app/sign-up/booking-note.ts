import type { Path } from '#app/addresses/path.ts';
import { cookieIn, plainCookie } from '#app/request/plain-cookie.ts';
import type { Role } from '#domain/ctx.ts';

/** `note` is a random token (`makeLink`). For one hour, the token opens the booking page of the new account. */
export function bookingNoteCookie(note: string, publicUrl: string): string {
  return plainCookie('booking', note, publicUrl);
}

export function readBookingNote(request: Request): string {
  return cookieIn(request, 'booking') ?? '';
}

export function bookingPathOf(role: Role): Path {
  return role === 'client' ? '/booking' : '/booking-influencer';
}
