import { data } from 'react-router';
import { attempt } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf } from '#app/request/context.ts';
import { linkTokenOf } from '#app/request/link-token.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { userIdOfLink } from '#domain/accounts/links.server.ts';
import { cancelRecovery } from '#domain/accounts/recovery.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/cancel-recovery';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const headers = uncompressed;

export const meta: Route.MetaFunction = () => [{ title: `${m.recovery_cancel()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const works = (await userIdOfLink(ctxOf(context), 'recovery', linkTokenOf(request))) !== null;
  return data({ works }, { status: works ? 200 : 410 });
}

/** Cancels only by POST, because mail scanners GET every link. */
export async function action({ request, context }: Route.ActionArgs) {
  return attempt(async () => {
    await cancelRecovery(ctxOf(context), linkTokenOf(request));
    // Overrides the 410 of the loader, which runs after the token was used.
    return data({ canceled: true }, { status: 200 });
  });
}

export default function CancelRecovery({ loaderData: { works }, actionData }: Route.ComponentProps) {
  const to = usePath();
  if (actionData && 'canceled' in actionData)
    return (
      <Page title={m.recovery_canceled_title()} lead={m.recovery_canceled_text()} width="narrow">
        <ButtonLink to={to('/forgot-password')}>{m.recovery_cancel_password()}</ButtonLink>
      </Page>
    );
  if (!works)
    return (
      <Page title={m.recovery_dead_title()} lead={m.recovery_dead_text()} width="narrow">
        <ButtonLink to={to('/login')}>{m.login_submit()}</ButtonLink>
      </Page>
    );
  return (
    <Page title={m.recovery_cancel_title()} lead={m.recovery_cancel_lead()} width="narrow">
      <PageForm
        answer={pageAnswer(actionData)}
        submit={m.recovery_cancel()}
        busyLabel={m.second_factor_busy()}
      />
    </Page>
  );
}
