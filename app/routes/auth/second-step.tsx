import { Link, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { PasskeyButton } from '#app/passkeys/passkey-button.tsx';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { type RequestContext, requestContext } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { clearedReturnTo, returnToIn } from '#app/request/return-to.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { goTo } from '#app/toasts/flash.ts';
import { CodeField } from '#app/ui/code-field.tsx';
import { Page } from '#app/ui/page.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { challengeInput, passkeyLoginInput } from '#domain/accounts/account-input.ts';
import { findChallenged } from '#domain/accounts/find-second-factor.server.ts';
import { signInWithPasskey } from '#domain/accounts/passkeys.server.ts';
import { meetChallenge } from '#domain/accounts/second-factor.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/second-step';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const headers = uncompressed;

export const meta: Route.MetaFunction = () => [{ title: `${m.second_step_title()} · ${site.name}` }];

/**
 * Admits people who have entered their password. Redirects visitors to the login page, and logged-in people to their
 * home page.
 */
async function admitChallenged({ ctx, origin }: RequestContext) {
  if (ctx.actor) throw redirect(hrefIn(ctx.language, homeOf(ctx.actor.role)));
  const challenged = await findChallenged(ctx, origin);
  if (!challenged) throw redirect(hrefIn(ctx.language, '/login'));
  return challenged;
}

export const loader = ({ context }: Route.LoaderArgs) => admitChallenged(context.get(requestContext));

export async function action({ request, context }: Route.ActionArgs) {
  const requested = context.get(requestContext);
  const { ctx, origin } = requested;
  await admitChallenged(requested);
  const typed = Object.fromEntries(await readForm(request));
  return attempt(
    async () => {
      const { passkey } = parse(passkeyLoginInput, { passkey: '', ...typed });
      const signedIn = passkey
        ? await signInWithPasskey(ctx, passkey, origin)
        : await meetChallenge(ctx, parse(challengeInput, typed), origin);
      if (!signedIn) return goTo(ctx.language, '/login', { flash: 'login.again' });
      // The next page uses the account's language, which may differ from this page's.
      const { session, cookies } = signedIn;
      return goTo(session.language, returnToIn(request) ?? homeOf(session.role), {
        flash: 'login.success',
        cookies: [...cookies, ...clearedReturnTo],
      });
    },
    { remember: typed.remember },
  );
}

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  const answer = pageAnswer(actionData);
  return (
    <Page title={m.second_step_title()} lead={m.second_step_lead()} width="narrow">
      <PageForm
        id="second-step"
        answer={answer}
        failureTitle={m.login_failed_title()}
        submit={m.login_submit()}
        busyLabel={m.login_busy()}
      >
        <CodeField {...answer.field('code')} help={m.second_step_help()} />
        {loaderData.isMember && (
          <Switch
            label={m.second_step_remember()}
            name="remember"
            on={answer.refused?.typed.remember === '1'}
          />
        )}
      </PageForm>
      {loaderData.hasPasskey && (
        <div className="mt-6">
          <PasskeyButton purpose="login" label={m.passkey_login()} form="second-step" />
        </div>
      )}
      {loaderData.isMember && (
        <p className="mt-6">
          <Link to={to('/login/lost-device')} className="text-soft underline hover:text-ink">
            {m.recovery_link()}
          </Link>
        </p>
      )}
      <p className="mt-3">
        <Link to={to('/login')} className="text-soft underline hover:text-ink">
          {m.second_step_back()}
        </Link>
      </p>
    </Page>
  );
}
