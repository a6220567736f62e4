import { Link, redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { bookingPathOf } from '#app/sign-up/booking-note.ts';
import { signUp } from '#app/sign-up/sign-up.server.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Accented } from '#app/ui/accented.tsx';
import { TermsSentence } from '#app/ui/terms-sentence.tsx';
import { stated } from '#domain/claims/statements.ts';
import type { Role } from '#domain/ctx.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/signup';
import { AuthPage } from './auth-page.tsx';
import { RoleTiles } from './role-tiles.tsx';
import { SignUpFields } from './sign-up-fields.tsx';

export const handle: Handle = { serverOnly: true, toasts: true };
export const clientLoader = loadWholePage;
export const links = preloadItalic;

export const meta: Route.MetaFunction = () => [{ title: `${m.nav_signup()} · ${site.name}` }];

const roleIn = (value: unknown): Role => (value === 'influencer' ? 'influencer' : 'client');

export function loader({ request, context }: Route.LoaderArgs) {
  const { actor, language } = ctxOf(context);
  if (actor) throw redirect(hrefIn(language, homeOf(actor.role)));
  return {
    role: roleIn(new URL(request.url).searchParams.get('role')),
    hasTerms: stated('terms') !== null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const role = roleIn(form.role);
  return attempt(async () => {
    const { cookies } = await signUp(context, role, form, { isForm: true });
    const flash = `signup.success.${role}` as const;
    return goTo(ctxOf(context).language, bookingPathOf(role), { flash, cookies });
  }, form);
}

/** The specification prescribes these texts. */
const noAnswer = () => ({
  title: m.signup_failed_title(),
  unreachable: m.form_no_answer(),
  unreadable: m.signup_bad_answer(),
  fault: m.signup_failed_text(),
  status: m.signup_http_error({ status: '{status}' }),
});

const incomplete: readonly (RefusalCode | undefined)[] = [
  'account.sign_up_incomplete',
  'account.company_name_required',
];

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  const answer = pageAnswer(actionData);
  const { refused, field } = answer;
  const role = refused ? roleIn(refused.typed.role) : loaderData.role;
  const isInvalid = refused?.refused === 'input.invalid';
  return (
    <AuthPage
      title={<Accented sentence={(word) => m.signup_title({ account: word })} word={m.signup_title_word()} />}
      lead={role === 'client' ? m.signup_lead_brand() : m.signup_lead_influencer()}
      pictures={<RoleTiles role={role} />}
      isNavigation
    >
      <PageForm
        answer={answer}
        failureTitle={incomplete.includes(refused?.refused) ? m.toast_error() : m.signup_failed_title()}
        failureText={isInvalid ? Object.values(refused.fields)[0] : refused?.message}
        noAnswer={noAnswer()}
        submit={m.signup_submit()}
        busyLabel={m.signup_busy()}
      >
        <input type="hidden" name="role" value={role} />
        <SignUpFields role={role} field={field} />
      </PageForm>
      <TermsSentence hasTerms={loaderData.hasTerms} />
      <p className="mt-6 text-soft">
        {m.signup_have_account()}{' '}
        <Link to={to('/login')} className="text-accent underline">
          {m.nav_login()}
        </Link>
      </p>
    </AuthPage>
  );
}
