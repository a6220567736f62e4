import { useEffect } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { bookingPathOf, readBookingNote } from '#app/sign-up/booking-note.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Brace } from '#app/ui/mark.tsx';
import { Page } from '#app/ui/page.tsx';
import { findNewcomer } from '#domain/accounts/find-newcomer.server.ts';
import { callRequestInput } from '#domain/calls/call-request.ts';
import { findCallRequest } from '#domain/calls/find-call-request.server.ts';
import { requestCall } from '#domain/calls/request-call.server.ts';
import { dayOf } from '#domain/clock.ts';
import { parse } from '#domain/parse.ts';
import { Refusal } from '#domain/refusal.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/booking';
import { CallForm } from './call-form.tsx';
import { schedulerAddress } from './scheduler.ts';
import { SchedulerFrame } from './scheduler-frame.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.booking_meta()} · ${site.name}` }];

/** The role that the page's address is for. Each role has its own address. */
const roleAt = (url: URL) =>
  url.pathname.endsWith('/booking-influencer') ? ('influencer' as const) : ('client' as const);

/** Returns the page's data to a member who has just signed up. Everyone else gets null with status 403. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  const role = roleAt(url);
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

/** Requests a call for a member who has just signed up. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (!(await findNewcomer(ctx, readBookingNote(request)))) throw new Refusal('session.required');
    await requestCall(ctx, parse(callRequestInput, form));
    return goTo(ctx.language, bookingPathOf(roleAt(url)), { flash: 'booking.asked' });
  }, form);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  if (!loaderData) return <AccessDenied />;
  const { role, scheduler, ...call } = loaderData;
  const isBrand = role === 'client';
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 py-8 md:px-8 md:py-12 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr]">
      <div>
        <h1>
          <Accented
            sentence={(word) =>
              isBrand ? m.booking_title_client({ campaign: word }) : m.booking_title_influencer({ you: word })
            }
            word={isBrand ? m.booking_title_client_word() : m.booking_title_influencer_word()}
          />
        </h1>
        <p className="mt-4 max-w-prose text-soft">
          {isBrand ? m.booking_lead_client() : m.booking_lead_influencer()}
        </p>
      </div>
      {scheduler ? <SchedulerFrame {...scheduler} /> : <CallForm {...call} answer={actionData} />}
      <div className="flex items-center gap-5 self-start border-t border-line pt-6">
        <Brace className="hidden h-20 shrink-0 text-accent sm:block" />
        <div className="grid justify-items-start gap-3">
          <p>{m.booking_skip_text()}</p>
          <ButtonLink to={to(homeOf(role))} look="secondary">
            {m.booking_skip()}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const REDIRECT_AFTER_MS = 3_000;

/** Says that a sign-up is required, and redirects to the sign-up page after three seconds. */
function AccessDenied() {
  const navigate = useNavigate();
  const signup = usePath()('/signup');
  useEffect(() => {
    const timer = setTimeout(() => void navigate(signup, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate, signup]);
  return (
    <Page title={m.booking_denied_title()} lead={m.booking_denied_text()} width="narrow">
      <p role="status" className="mb-6 text-soft">
        {m.booking_denied_wait()}
      </p>
      <ButtonLink to={signup} replace>
        {m.booking_denied_now()}
      </ButtonLink>
    </Page>
  );
}
