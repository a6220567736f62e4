import { Form, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { requestContext } from '#app/request/context.ts';
import { admit, homeOf } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { proofInput } from '#domain/accounts/account-input.ts';
import { confirmPerson } from '#domain/accounts/confirm-person.server.ts';
import { findErasureDay } from '#domain/erasures/find-erasure.server.ts';
import { keepAccount } from '#domain/erasures/keep-account.server.ts';
import { mustFinishDeals, requestErasure } from '#domain/erasures/request-erasure.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { site } from '#site';
import type { Route } from './+types/erasure';
import { RequestErasure } from './erasure/request-erasure.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.erasure_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  if (ctx.actor?.role === 'leaving')
    return {
      due: await findErasureDay(ctx, ctx.actor.id),
      email: ctx.actor.email,
      role: null,
      mustFinishDeals: false,
    };
  const { id, email, role } = admit(context);
  return { due: null, email, role, mustFinishDeals: await mustFinishDeals(ctx, id) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  if (ctx.actor?.role === 'leaving') {
    // Another tab may still show the form that requests the erasure. Sending this form must not cancel the erasure.
    if (form.intent !== 'keep') throw redirect(hrefIn(ctx.language, '/erasure'));
    return attempt(async () =>
      goTo(ctx.language, homeOf(await keepAccount(ctx)), { flash: 'erasure.canceled' }),
    );
  }
  admit(context);
  return attempt(async () => {
    await confirmPerson(ctx, parse(proofInput, form));
    await requestErasure(ctx);
    const cookies = await ctx.services.identity.signOut(ctx.db, origin.headers);
    const answer = goTo(ctx.language, '/login', { cookies, flash: 'erasure.requested' });
    answer.headers.set('clear-site-data', '"storage"');
    return answer;
  });
}

export default function Erasure({ loaderData, actionData }: Route.ComponentProps) {
  const { due, email, role, mustFinishDeals } = loaderData;
  return due ? (
    <Waiting due={due} email={email} />
  ) : (
    <RequestErasure email={email} role={role} mustFinishDeals={mustFinishDeals} answer={actionData} />
  );
}

function Waiting({ due, email }: { due: Date; email: string }) {
  const to = usePath();
  const date = formatDate(due, useLanguage());
  return (
    <Page title={m.erasure_waiting_title()} lead={m.erasure_waiting_text({ date, email })} width="narrow">
      <div className="flex flex-wrap gap-3">
        <Form method="post" action={to('/erasure')} reloadDocument>
          <Button type="submit" name="intent" value="keep">
            {m.erasure_keep()}
          </Button>
        </Form>
        <Form method="post" action={to('/logout')} reloadDocument>
          <Button type="submit" look="secondary">
            {m.nav_logout()}
          </Button>
        </Form>
      </div>
      <p className="mt-6 text-sm text-soft">{m.erasure_waiting_logout()}</p>
    </Page>
  );
}
