import { Link } from 'react-router';
import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { Accented } from '#app/ui/accented.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { askForResetInput } from '#domain/accounts/account-input.ts';
import { askForReset } from '#domain/accounts/ask-for-reset.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/forgot-password';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;

export const meta: Route.MetaFunction = () => [{ title: `${m.forgot_meta()} · ${site.name}` }];

/** Returns null, because the layout would treat undefined data as a failure and omit the canonical address. */
export const loader = () => null;

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const input = parse(askForResetInput, form);
    await askForReset(ctx, input, origin);
    return { sentTo: input.email };
  }, form);
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const to = usePath();
  const answer = pageAnswer(actionData);
  const { field } = answer;
  const back = { to: to('/login'), label: m.forgot_back() };

  // The text is the same for every email address, so that it does not reveal whether an account exists.
  if (actionData && 'sentTo' in actionData) {
    return (
      <Page
        title={
          <Accented sentence={(mail) => m.forgot_sent_title({ mail })} word={m.forgot_sent_title_word()} />
        }
        back={back}
        width="narrow"
      >
        {/* biome-ignore lint/a11y/noAutofocus: the user continues at this message */}
        <div autoFocus tabIndex={-1} className="grid gap-4 outline-none">
          <p>{m.forgot_sent_text({ email: actionData.sentTo })}</p>
          <p className="text-soft">{m.forgot_sent_help()}</p>
          <p>
            <Link to={to('/forgot-password')} className="text-accent underline">
              {m.forgot_again()}
            </Link>
          </p>
        </div>
      </Page>
    );
  }
  return (
    <Page
      title={<Accented sentence={(password) => m.forgot_title({ password })} word={m.forgot_title_word()} />}
      lead={m.forgot_lead()}
      back={back}
      width="narrow"
    >
      <PageForm
        answer={answer}
        failureTitle={m.forgot_failed_title()}
        submit={m.forgot_submit()}
        busyLabel={m.forgot_busy()}
      >
        <Field label={m.account_email()} {...field('email')} type="email" autoComplete="email" required />
      </PageForm>
    </Page>
  );
}
