import { Form, redirect } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { linkTokenOf } from '#app/request/link-token.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { askForResetInput } from '#domain/accounts/account-input.ts';
import { actingByLink } from '#domain/accounts/acting-by-link.server.ts';
import { askForDataLink } from '#domain/accounts/ask-for-data-link.server.ts';
import { LINK_LIFETIME_MINUTES } from '#domain/accounts/links.server.ts';
import type { Ctx, Member } from '#domain/ctx.ts';
import { findErasureDay } from '#domain/erasures/find-erasure.server.ts';
import { keepSuspendedAccount } from '#domain/erasures/keep-account.server.ts';
import { requestErasure } from '#domain/erasures/request-erasure.server.ts';
import { openArchive } from '#domain/exports/find-archive.server.ts';
import { findOwnExport } from '#domain/exports/find-export.server.ts';
import { requestExport } from '#domain/exports/request-export.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/your-data';
import { OwnData } from './your-data/own-data.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.your_data_title()} · ${site.name}` }];

export const headers = uncompressed;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = linkTokenOf(request);
  const person = await actingByLink(ctxOf(context), token);
  if (!person) return { isDead: token !== '', own: null };
  const { email, role, id } = person.actor;
  const due = await findErasureDay(person, id);
  return { isDead: false, own: { token, email, role, due, archive: await findOwnExport(person) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const token = linkTokenOf(request);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const person = await actingByLink(ctx, token);
    if (person) return act(person, token, form.intent);
    const { email } = parse(askForResetInput, form);
    await askForDataLink(ctx, { email }, origin);
    return { sentTo: email, minutes: LINK_LIFETIME_MINUTES };
  }, form);
}

async function act(ctx: Ctx & { actor: Member }, token: string, intent: unknown): Promise<Response> {
  const done = () => goTo(ctx.language, pathTo('/your-data', { token }));
  if (intent === 'download') return redirect(await openArchive(ctx));
  if (intent === 'export') await requestExport(ctx);
  if (intent === 'erase') await requestErasure(ctx);
  if (intent === 'keep') await keepSuspendedAccount(ctx);
  return done();
}

export default function YourData({ loaderData, actionData }: Route.ComponentProps) {
  const { isDead, own } = loaderData;
  const to = usePath();
  const language = useLanguage();
  const { refused, field } = pageAnswer(actionData);
  if (own) return <OwnData own={own} refusal={refused?.message} language={language} />;
  if (actionData && 'sentTo' in actionData)
    return (
      <Page
        title={m.your_data_sent_title()}
        lead={m.your_data_sent_text({ email: actionData.sentTo, minutes: actionData.minutes })}
        width="narrow"
      >
        <p className="text-soft">{m.your_data_other()}</p>
      </Page>
    );
  return (
    <Page title={m.your_data_title()} lead={m.your_data_lead()} width="narrow">
      {isDead && (
        <div className="mb-6">
          <Alert>{m.your_data_dead()}</Alert>
        </div>
      )}
      {refused && Object.keys(refused.fields).length === 0 && (
        <div className="mb-6">
          <Alert>{refused.message}</Alert>
        </div>
      )}
      <Form method="post" action={to('/your-data')} reloadDocument noValidate className="grid gap-5">
        <Field label={m.account_email()} {...field('email')} type="email" autoComplete="email" required />
        <div>
          <Button type="submit">{m.your_data_submit()}</Button>
        </div>
      </Form>
      <p className="mt-6 text-sm text-soft">{m.your_data_other()}</p>
    </Page>
  );
}
