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
import { UNDO_DAYS } from '#domain/accounts/email-change/email-change.ts';
import { findUndoable } from '#domain/accounts/email-change/find-email-change.server.ts';
import { undoEmailChange } from '#domain/accounts/email-change/undo-email-change.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/undo-email-change';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const headers = uncompressed;

export const meta: Route.MetaFunction = () => [{ title: `${m.email_change_undo_meta()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const change = await findUndoable(ctxOf(context), linkTokenOf(request));
  return data({ email: change?.oldEmail ?? null }, { status: change ? 200 : 410 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const input = parse(resetPasswordInput, { ...form, token: linkTokenOf(request) });
    const { session, cookies } = await undoEmailChange(ctx, input, origin);
    const flash = 'email.change_undone';
    if (!session) return goTo(ctx.language, SECOND_STEP, { flash, cookies });
    return goTo(session.language, homeOf(session.role), { flash, cookies });
  });
}

export default function UndoEmailChange({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const to = usePath();
  const answer = pageAnswer(actionData);
  if (!email || answer.refused?.refused === 'account.link_not_valid') {
    return (
      <Page
        title={m.reset_dead_title()}
        lead={m.email_change_undo_dead_text({ days: UNDO_DAYS })}
        width="narrow"
      >
        <ButtonLink to={to('/login')} reloadDocument>
          {m.nav_login()}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page
      title={
        <Accented
          sentence={(change) => m.email_change_undo_title({ change })}
          word={m.email_change_undo_title_word()}
        />
      }
      lead={<span className="wrap-anywhere">{m.email_change_undo_lead({ email })}</span>}
      width="narrow"
    >
      <PageForm
        answer={answer}
        failureTitle={m.email_change_undo_failed()}
        submit={m.email_change_undo_submit()}
        busyLabel={m.email_change_undo_busy()}
      >
        <PasswordField isNew label={m.reset_new_password()} {...answer.field('password')} />
      </PageForm>
    </Page>
  );
}
