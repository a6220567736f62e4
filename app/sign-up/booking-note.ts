import { parse, serialize } from 'hono/utils/cookie';
import type { Path } from '#app/addresses/path.ts';
import type { Role } from '#domain/ctx.ts';
import { cookies } from '#domain/privacy/browser-storage.ts';

const { name, formerName, seconds: maxAge } = cookies.booking;

/** `note` is a random token (`makeLink`). For one hour, the token opens the booking page of the new account. */
export function bookingNoteCookie(note: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:');
  return serialize(name, note, { path: '/', maxAge, sameSite: 'Lax', httpOnly: true, secure });
}

export function readBookingNote(request: Request): string {
  const sent = parse(request.headers.get('cookie') ?? '');
  return sent[name] ?? sent[formerName] ?? '';
}

export function bookingPathOf(role: Role): Path {
  return role === 'client' ? '/booking' : '/booking-influencer';
}
