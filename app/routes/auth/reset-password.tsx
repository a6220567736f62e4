import { data } from 'react-router';
import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { homeOf, SECOND_STEP } from '#app/request/guard.ts';
import { linkTokenOf } from '#app/request/link-token.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { resetPasswordInput } from '#domain/accounts/account-input.ts';
import { userIdOfLink } from '#domain/accounts/links.server.ts';
import { resetPassword } from '#domain/accounts/reset-password.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/reset-password';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const headers = uncompressed;

export const meta: Route.MetaFunction = () => [{ title: `${m.reset_meta()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const works = (await userIdOfLink(ctxOf(context), 'reset', linkTokenOf(request))) !== null;
  return data({ works }, { status: works ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const input = parse(resetPasswordInput, { ...form, token: linkTokenOf(request) });
    const { session, cookies } = await resetPassword(ctx, input, origin);
    if (!session) return goTo(ctx.language, SECOND_STEP, { flash: 'reset.success', cookies });
    return goTo(session.language, homeOf(session.role), { flash: 'reset.success', cookies });
  });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  const answer = pageAnswer(actionData);

  if (!loaderData.works || answer.refused?.refused === 'account.link_not_valid') {
    return (
      <Page title={m.reset_dead_title()} lead={m.reset_dead_text()} width="narrow">
        <ButtonLink to={to('/forgot-password')}>{m.reset_dead_again()}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page
      title={<Accented sentence={(password) => m.reset_title({ password })} word={m.reset_title_word()} />}
      lead={m.reset_lead()}
      width="narrow"
    >
      <PageForm
        answer={answer}
        failureTitle={m.reset_failed_title()}
        submit={m.reset_submit()}
        busyLabel={m.reset_busy()}
      >
        <PasswordField isNew label={m.reset_new_password()} {...answer.field('password')} />
      </PageForm>
    </Page>
  );
}
