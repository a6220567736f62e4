import { data, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { returnToIn } from '#app/request/return-to.ts';
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
import { type Actor, isMember } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { Refusal } from '#domain/refusal.ts';
import { m } from '#messages';
import { readTypedDay } from '#messages/typed-day.ts';
import { site } from '#site';
import type { Route } from './+types/booking';
import { CallForm } from './call-form.tsx';
import { schedulerAddress } from './scheduler.ts';
import { SchedulerFrame } from './scheduler-frame.tsx';

export const handle: Handle = { serverOnly: true };
export const clientLoader = loadWholePage;
export const links = preloadItalic;

export const meta: Route.MetaFunction = () => [{ title: `${m.booking_meta()} · ${site.name}` }];

const roleAt = (url: URL) =>
  url.pathname.endsWith('/booking-influencer') ? ('influencer' as const) : ('client' as const);

const REDIRECT_AFTER_S = 3;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Returns the page's data to a member who has just signed up. Other users get 403 and their role. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { ctx, publicUrl } = context.get(requestContext);
  const role = roleAt(url);
  const newcomer = await findNewcomer(ctx, readBookingNote(request));
  if (!newcomer) {
    const refresh = `${REDIRECT_AFTER_S}; url=${hrefIn(ctx.language, '/signup')}`;
    const denied = ctx.actor?.role ?? ('visitor' as const);
    return data({ denied }, { status: 403, ...(!ctx.actor && { headers: { refresh } }) });
  }
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
    returnTo: returnToIn(request),
  });
}

/**
 * Requests a call. Redirects the member to the dashboard if the booking cookie has expired since the form was opened.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (!isMember(ctx.actor)) throw new Refusal('session.required');
    const date = readTypedDay(form.date, ctx.language);
    await requestCall(ctx, parse(callRequestInput, { ...form, date }));
    const isNewcomer = (await findNewcomer(ctx, readBookingNote(request))) !== null;
    const next = isNewcomer ? bookingPathOf(roleAt(url)) : homeOf(ctx.actor.role);
    return goTo(ctx.language, next, { flash: 'booking.asked' });
  }, form);
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  if ('denied' in loaderData) {
    const { denied } = loaderData;
    return denied === 'visitor' ? <AccessDenied /> : <TooLate role={denied} />;
  }
  const { role, scheduler, returnTo, ...call } = loaderData;
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
          <div className="flex flex-wrap gap-3">
            {returnTo && (
              <ButtonLink to={to(returnTo)} look="secondary" reloadDocument>
                {m.booking_continue()}
              </ButtonLink>
            )}
            <ButtonLink to={to(homeOf(role))} look={returnTo ? 'quiet' : 'secondary'}>
              {m.booking_skip()}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Shown until the `Refresh` header leads to the sign-up page. */
function AccessDenied() {
  return (
    <Page title={m.booking_denied_title()} lead={m.booking_denied_text()} width="narrow">
      <p role="status" className="mb-6 text-soft">
        {m.booking_denied_wait()}
      </p>
      <ButtonLink to={usePath()('/signup')}>{m.booking_denied_now()}</ButtonLink>
    </Page>
  );
}

function TooLate({ role }: { role: Actor['role'] }) {
  return (
    <Page title={m.booking_late_title()} lead={m.booking_late_text()} width="narrow">
      <ButtonLink to={usePath()(homeOf(role))}>{m.booking_skip()}</ButtonLink>
    </Page>
  );
}
