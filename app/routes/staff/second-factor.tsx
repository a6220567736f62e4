import { data, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { type RequestContext, requestContext } from '#app/request/context.ts';
import { SECOND_STEP } from '#app/request/guard.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { enrol } from '#app/routes/account/second-factor/enrolment.ts';
import { BeginForm, setUpPage } from '#app/routes/account/second-factor/set-up.tsx';
import { Page } from '#app/ui/page.tsx';
import { findChallenged } from '#domain/accounts/find-second-factor.server.ts';
import { m } from '#messages';
import type { Route } from './+types/second-factor';
import { staffTitle } from './staff-error.tsx';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const headers = uncompressed;

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.second_factor_title());

/**
 * Admits unenrolled staff. Redirects enrolled staff to `/staff`. Redirects people who still need a code to the page
 * of the second step, because up to version 0.1.0 its form was at this address. Responds 404 to all other people.
 */
async function admitUnenrolled({ ctx, origin }: RequestContext) {
  if (ctx.actor?.role === 'staff') throw redirect(hrefIn(ctx.language, '/staff'));
  if (!ctx.actor && (await findChallenged(ctx, origin))) throw redirect(hrefIn(ctx.language, SECOND_STEP));
  if (ctx.actor?.role !== 'unenrolled') throw data(null, { status: 404 });
}

export async function loader({ context }: Route.LoaderArgs) {
  await admitUnenrolled(context.get(requestContext));
  return {};
}

export async function action({ request, context }: Route.ActionArgs) {
  const requested = context.get(requestContext);
  await admitUnenrolled(requested);
  return enrol(requested, Object.fromEntries(await readForm(request)));
}

export default function StaffSecondFactor({ actionData }: Route.ComponentProps) {
  const to = usePath();
  return (
    setUpPage(actionData, to('/staff')) ?? (
      <Page title={m.second_factor_title()} lead={m.second_factor_staff_lead()} width="narrow">
        <BeginForm answer={pageAnswer(actionData)} />
      </Page>
    )
  );
}
