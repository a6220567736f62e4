import { Form, redirect } from 'react-router';
import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { ProofFields } from '#app/forms/proof-fields.tsx';
import { useLanguage, usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import { proofInput } from '#domain/accounts/account-input.ts';
import { confirmPerson } from '#domain/accounts/confirm-person.server.ts';
import { lastFullDay } from '#domain/clock.ts';
import { EXPORT_DAYS } from '#domain/exports/export.ts';
import { openArchive } from '#domain/exports/find-archive.server.ts';
import { findOwnExport } from '#domain/exports/find-export.server.ts';
import { requestExport } from '#domain/exports/request-export.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { formatBytes, formatDate } from '#messages/format.ts';
import { site } from '#site';
import type { Route } from './+types/export';

export const meta: Route.MetaFunction = () => [{ title: `${m.export_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = admit(context);
  return { email, own: await findOwnExport(ctxOf(context)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (form.intent === 'request') {
      await requestExport(ctx);
      return goTo(ctx.language, '/export', { flash: 'export.requested' });
    }
    await confirmPerson(ctx, parse(proofInput, form));
    return redirect(await openArchive(ctx));
  });
}

export default function Export({ loaderData, actionData }: Route.ComponentProps) {
  const {
    email,
    own: { ready, isPreparing },
  } = loaderData;
  const language = useLanguage();
  const to = usePath();
  const answer = pageAnswer(actionData);
  const { refused, field } = answer;
  const isFieldWrong = Object.keys(refused?.fields ?? {}).length > 0;
  return (
    <Page
      title={m.export_title()}
      lead={m.export_lead()}
      back={{ to: to('/profile', { tab: 'account' }), label: m.profile_title() }}
    >
      {refused && !isFieldWrong && (
        <div className="mb-8">
          <Alert>{refused.message}</Alert>
        </div>
      )}
      {ready && (
        <Section
          title={m.export_ready_title()}
          text={m.export_ready_text({ date: formatDate(lastFullDay(ready.until), language) })}
        >
          {/* `reloadDocument` bypasses the router, because the answer is a file and the page stays. */}
          <Form
            method="post"
            action={to('/export')}
            reloadDocument
            noValidate
            className="grid max-w-xl gap-5"
          >
            <ProofFields field={field} help={m.export_proof_help()} />
            <div>
              <Button type="submit">{m.export_download({ size: formatBytes(ready.bytes, language) })}</Button>
            </div>
          </Form>
        </Section>
      )}
      {isPreparing && (
        <Section title={m.export_preparing_title()}>
          <p role="status" className="max-w-prose">
            {m.export_preparing_text({ email })}
          </p>
        </Section>
      )}
      <Section title={m.export_content_title()} text={m.export_content_text()}>
        <ul className="grid max-w-prose list-disc gap-2 pl-5">
          <li>{m.export_content_rows()}</li>
          <li>{m.export_content_files()}</li>
          <li>{m.export_content_others()}</li>
          <li>{m.export_content_withheld()}</li>
        </ul>
        {!isPreparing && (
          <Form method="post" action={to('/export')} reloadDocument className="grid gap-3">
            <p className="max-w-prose text-sm text-soft">
              {m.export_request_text({ email, days: EXPORT_DAYS })}
            </p>
            <div>
              <Button type="submit" name="intent" value="request" look={ready ? 'secondary' : 'primary'}>
                {ready ? m.export_request_again() : m.export_request()}
              </Button>
            </div>
          </Form>
        )}
      </Section>
    </Page>
  );
}
