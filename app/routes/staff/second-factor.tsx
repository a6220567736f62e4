import { data, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { type RequestContext, requestContext } from '#app/request/context.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { goTo } from '#app/toasts/flash.ts';
import { codeInput, proofInput } from '#domain/accounts/account-input.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  meetChallenge,
} from '#domain/accounts/second-factor.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/second-factor';
import { qrCodeOf } from './qr-code.ts';
import { Challenge, Enrolment } from './second-factor-forms.tsx';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  staffTitle(loaderData, m.staff_second_factor_title());
export const ErrorBoundary = StaffError;
export const headers = uncompressed;

/**
 * Admits staff who have entered their password. Unenrolled staff (`isNew`) set up the second factor. Enrolled staff
 * enter a code. Redirects staff who have passed the second factor to `/staff`. Responds 404 to other users.
 */
function admitWithPassword({ ctx, origin }: RequestContext): { isNew: boolean } {
  if (ctx.actor?.role === 'staff') throw redirect(hrefIn(ctx.language, '/staff'));
  if (ctx.actor?.role === 'unenrolled') return { isNew: true };
  if (ctx.actor || !ctx.services.identity.isChallenged(origin.headers)) throw data(null, { status: 404 });
  return { isNew: false };
}

export const loader = ({ context }: Route.LoaderArgs) => admitWithPassword(context.get(requestContext));

export async function action({ request, context }: Route.ActionArgs) {
  const requested = context.get(requestContext);
  const { ctx, origin } = requested;
  const { isNew } = admitWithPassword(requested);
  const typed = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (typed.intent === 'begin') {
      const proof = parse(proofInput, typed);
      const { address, ...begun } = await beginSecondFactor(ctx, { ...proof, issuer: site.name });
      return { begun: { ...begun, qrCode: qrCodeOf(address) } };
    }
    const { code } = parse(codeInput, typed);
    if (isNew) {
      const { cookies } = await confirmSecondFactor(ctx, code, origin);
      return goTo(ctx.language, '/staff', { flash: 'staff.second_factor_set', cookies });
    }
    const signedIn = await meetChallenge(ctx, code, origin);
    if (!signedIn) return goTo(ctx.language, '/login', { flash: 'login.again' });
    // The desk uses the account's language, which may differ from this page's.
    const { session, cookies } = signedIn;
    return goTo(session.language, '/staff', { flash: 'login.success', cookies });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  return loaderData.isNew ? <Enrolment /> : <Challenge />;
}
