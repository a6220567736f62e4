import { data } from 'react-router';
import { type Path, pathTo } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { linkTokenOf } from '#app/request/link-token.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { confirmEmailChange } from '#domain/accounts/email-change/confirm-email-change.server.ts';
import { findConfirmable } from '#domain/accounts/email-change/find-email-change.server.ts';
import { type Ctx, isMember } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/confirm-email-change';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const headers = uncompressed;

export const meta: Route.MetaFunction = () => [{ title: `${m.email_change_confirm_meta()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context);
  const change = await findConfirmable(ctx, linkTokenOf(request));
  return data(
    { email: change?.newEmail ?? null, home: homeOf(ctx.actor?.role) },
    { status: change ? 200 : 410 },
  );
}

/** Confirms the address only by POST, because mail scanners GET every link. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context);
  await readForm(request);
  return attempt(async () => {
    await confirmEmailChange(ctx, linkTokenOf(request));
    return goTo(ctx.language, pageAfter(ctx), { flash: 'email.changed' });
  });
}

/** People may open the link in a browser that is not logged in, or is logged in to another account. */
function pageAfter({ actor }: Ctx): Path {
  return isMember(actor) ? pathTo('/profile', { tab: 'account' }) : homeOf(actor?.role);
}

export default function ConfirmEmailChange({ loaderData, actionData }: Route.ComponentProps) {
  const { email, home } = loaderData;
  const to = usePath();
  const answer = pageAnswer(actionData);
  const code = answer.refused?.refused;
  if (!email || code === 'account.link_not_valid') {
    return (
      <Page title={m.reset_dead_title()} lead={m.email_change_dead_text()} width="narrow">
        <ButtonLink to={to(home)} reloadDocument>
          {m.confirm_done_go()}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page
      title={
        <Accented
          sentence={(address) => m.email_change_confirm_title({ address })}
          word={m.email_change_confirm_title_word()}
        />
      }
      lead={<span className="wrap-anywhere">{m.email_change_confirm_lead({ email })}</span>}
      width="narrow"
    >
      <PageForm
        answer={answer}
        failureTitle={m.email_change_confirm_failed()}
        failureText={code === 'account.email_taken' ? m.email_change_taken() : answer.refused?.message}
        submit={m.email_change_confirm_submit()}
        busyLabel={m.email_change_confirm_busy()}
      />
    </Page>
  );
}
