import { Link, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { PasskeyButton } from '#app/passkeys/passkey-button.tsx';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { homeOf, SECOND_STEP } from '#app/request/guard.ts';
import { clearedReturnTo, returnToIn } from '#app/request/return-to.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Field } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { passkeyLoginInput, signInInput } from '#domain/accounts/account-input.ts';
import { signInWithPasskey } from '#domain/accounts/passkeys.server.ts';
import { signIn } from '#domain/accounts/sign-in.server.ts';
import { parse, parseComplete } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/login';
import { AuthPage } from './auth-page.tsx';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;

export const meta: Route.MetaFunction = () => [{ title: `${m.nav_login()} · ${site.name}` }];

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = ctxOf(context);
  if (actor) throw redirect(hrefIn(language, homeOf(actor.role)));
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  return attempt(
    async () => {
      const { passkey } = parse(passkeyLoginInput, { passkey: '', ...form });
      const { session, cookies } = passkey
        ? await signInWithPasskey(ctx, passkey, origin)
        : await signIn(
            ctx,
            parseComplete(signInInput, form, () => 'account.sign_in_incomplete'),
            origin,
          );
      if (!session) return goTo(ctx.language, SECOND_STEP, { cookies });
      // The next page uses the account's language, which may differ from this page's.
      return goTo(session.language, returnToIn(request) ?? homeOf(session.role), {
        flash: 'login.success',
        cookies: [...cookies, ...clearedReturnTo],
      });
    },
    { email: form.email },
  );
}

export default function Login({ actionData }: Route.ComponentProps) {
  const to = usePath();
  const answer = pageAnswer(actionData);
  const { field, refused } = answer;
  const isIncomplete = refused?.refused === 'account.sign_in_incomplete';
  return (
    <AuthPage
      title={m.login_title()}
      lead={m.login_lead()}
      pictures={
        <img
          src={site.hero.people[1]?.picture}
          alt=""
          fetchPriority="low"
          className="size-full rounded-card object-cover"
        />
      }
    >
      <PageForm
        id="login"
        answer={answer}
        failureTitle={isIncomplete ? m.toast_error() : m.login_failed_title()}
        noAnswer={{ title: m.login_failed_title(), unreachable: m.form_no_answer() }}
        submit={m.login_submit()}
        busyLabel={m.login_busy()}
      >
        <Field label={m.account_email()} {...field('email')} type="email" autoComplete="email" required />
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <PasswordField label={m.account_password()} {...field('password')} />
          </div>
          <Link
            to={to('/forgot-password')}
            className="inline-flex min-h-6 items-center text-sm text-soft underline hover:text-ink"
          >
            {m.login_forgot()}
          </Link>
        </div>
      </PageForm>
      <div className="mt-6">
        <PasskeyButton purpose="login" label={m.passkey_login()} form="login" />
      </div>
      <p className="mt-6 text-soft">
        {m.login_no_account()}{' '}
        <Link to={to('/signup')} className="text-accent underline">
          {m.nav_signup()}
        </Link>
      </p>
    </AuthPage>
  );
}
