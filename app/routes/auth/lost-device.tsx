import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { useLanguage, usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { type RequestContext, requestContext } from '#app/request/context.ts';
import { homeOf, SECOND_STEP } from '#app/request/guard.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Page } from '#app/ui/page.tsx';
import { findChallenged } from '#domain/accounts/find-second-factor.server.ts';
import { findRecovery } from '#domain/accounts/open-recovery.server.ts';
import { requestRecovery } from '#domain/accounts/recovery.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { site } from '#site';
import type { Route } from './+types/lost-device';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const headers = uncompressed;

export const meta: Route.MetaFunction = () => [{ title: `${m.recovery_title()} · ${site.name}` }];

/**
 * Admits brands and influencers who have entered their password. Redirects visitors to the login page, and logged-in
 * people to their home page.
 */
async function admitMember({ ctx, origin }: RequestContext) {
  if (ctx.actor) throw redirect(hrefIn(ctx.language, homeOf(ctx.actor.role)));
  const challenged = await findChallenged(ctx, origin);
  if (!challenged?.isMember) throw redirect(hrefIn(ctx.language, '/login'));
  return challenged;
}

export async function loader({ context }: Route.LoaderArgs) {
  const requested = context.get(requestContext);
  const { userId } = await admitMember(requested);
  return { recovery: await findRecovery(requested.ctx, userId) };
}

export async function action({ context }: Route.ActionArgs) {
  const requested = context.get(requestContext);
  await admitMember(requested);
  const { ctx, origin } = requested;
  return attempt(async () => {
    await requestRecovery(ctx, origin);
    return goTo(ctx.language, '/login/lost-device');
  });
}

export default function LostDevice({ loaderData: { recovery }, actionData }: Route.ComponentProps) {
  const to = usePath();
  const language = useLanguage();
  const back = { to: to(SECOND_STEP), label: m.second_step_title() };
  if (recovery)
    return (
      <Page
        title={m.recovery_open()}
        lead={m.recovery_open_text({ date: formatDate(recovery.dueAt, language) })}
        back={back}
        width="narrow"
      />
    );
  return (
    <Page title={m.recovery_title()} lead={m.recovery_lead()} back={back} width="narrow">
      <PageForm
        answer={pageAnswer(actionData)}
        submit={m.recovery_submit()}
        submitLook="secondary"
        busyLabel={m.second_factor_busy()}
      >
        <p>{m.recovery_wait()}</p>
      </PageForm>
    </Page>
  );
}
