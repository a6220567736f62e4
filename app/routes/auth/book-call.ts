import { data, type RouterContextProvider, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { bookingPathOf, readBookingNote } from '#app/sign-up/booking-note.ts';
import { goTo } from '#app/toasts/flash.ts';
import { findNewcomer } from '#domain/accounts/find-newcomer.server.ts';
import { callRequestInput } from '#domain/calls/call-request.ts';
import { findCallRequest } from '#domain/calls/find-call-request.server.ts';
import { requestCall } from '#domain/calls/request-call.server.ts';
import { dayOf } from '#domain/clock.ts';
import type { Role } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { Refusal } from '#domain/refusal.ts';
import { site } from '#site';
import { schedulerAddress } from './scheduler.ts';

type Context = Readonly<RouterContextProvider>;

/** Data of a role's booking page for a member who has just signed up; null with status 403 for everyone else. */
export async function loadBooking(request: Request, context: Context, role: Role) {
  const { ctx, publicUrl } = context.get(requestContext);
  const newcomer = await findNewcomer(ctx, readBookingNote(request));
  if (!newcomer) return data(null, { status: 403 });
  if (newcomer.role !== role) throw redirect(hrefIn(ctx.language, bookingPathOf(newcomer.role)));
  const scheduler = site.booking[role];
  return data({
    role,
    email: newcomer.email,
    scheduler: scheduler && {
      provider: scheduler.provider,
      address: schedulerAddress(scheduler, newcomer, new URL(publicUrl).host),
    },
    callRequest: await findCallRequest(ctx),
    today: dayOf(ctx.now),
  });
}

export type Booking = NonNullable<Awaited<ReturnType<typeof loadBooking>>['data']>;

/** Requests a call for a member who has just signed up. */
export async function askForCall(request: Request, context: Context, role: Role) {
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (!(await findNewcomer(ctx, readBookingNote(request)))) throw new Refusal('session.required');
    await requestCall(ctx, parse(callRequestInput, form));
    return goTo(ctx.language, bookingPathOf(role), { flash: 'booking.asked' });
  }, form);
}
