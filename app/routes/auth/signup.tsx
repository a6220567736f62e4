import { type FormEvent, useState } from 'react';
import { Form, Link, redirect, useNavigation } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { type NoAnswerReason, sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { bookingPathOf } from '#app/sign-up/booking-note.ts';
import { signUp } from '#app/sign-up/sign-up.server.ts';
import { goTo } from '#app/toasts/flash.ts';
import { showError, showToast } from '#app/toasts/toast.tsx';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/signup';
import { SignUpFields } from './sign-up-fields.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.nav_signup()} · ${site.name}` }];

const roleIn = (value: unknown): Role => (value === 'influencer' ? 'influencer' : 'client');
const labels = { client: m.signup_brand, influencer: m.signup_influencer };
const roles = ['client', 'influencer'] as const;

export function loader({ request, context }: Route.LoaderArgs) {
  const { actor, language } = ctxOf(context);
  if (actor) throw redirect(hrefIn(language, homeOf(actor.role)));
  return { role: roleIn(new URL(request.url).searchParams.get('role')) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = Object.fromEntries(await readForm(request));
  const role = roleIn(form.role);
  return attempt(async () => {
    const { cookies } = await signUp(context, role, form);
    const flash = `signup.success.${role}` as const;
    return goTo(ctxOf(context).language, bookingPathOf(role), { flash, cookies });
  }, form);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/** The error text if a sign-up gets no usable answer. The specification prescribes the wording. */
function failureText(reason: NoAnswerReason): string {
  if (reason === 'unreachable') return m.form_no_answer();
  if (reason === 'unreadable') return m.signup_bad_answer();
  return reason === 'fault' ? m.signup_failed_text() : m.signup_http_error({ status: reason });
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  const busy = useNavigation().formMethod === 'POST';
  // The last response before the user switched the role. Its errors belong to the form of the other role, so they are not
  // shown.
  const [dismissed, setDismissed] = useState<typeof actionData>();
  const title = m.signup_failed_title();
  const { form, refused, field } = useFormAnswer(actionData === dismissed ? undefined : actionData, {
    title,
    noAnswer: failureText,
    onRefused: ({ message, fields }) => showError(title, Object.values(fields)[0] ?? message),
  });
  const [role, setRole] = useState(() => (refused ? roleIn(refused.typed.role) : loaderData.role));

  function choose(newRole: Role) {
    setRole(newRole);
    setDismissed(actionData);
  }
  const otherRole = role === 'client' ? 'influencer' : 'client';
  return (
    <Page title={m.signup_title()} lead={m.signup_lead()} width="narrow">
      <RefusalAlert>{refused?.message}</RefusalAlert>
      {/* Changing the role changes the key. React then remounts the form with empty fields. */}
      <Form key={role} ref={form} method="post" onSubmit={stopIfIncomplete} noValidate className="grid gap-5">
        <div className="noscript:hidden">
          <Segmented
            label={m.signup_side()}
            value={role}
            onChange={choose}
            choices={roles.map((value) => ({ value, label: labels[value]() }))}
          />
        </div>
        <noscript>
          <a href={`?role=${otherRole}`} className="text-accent underline">
            {labels[otherRole]()}
          </a>
        </noscript>
        <SignUpFields role={role} field={field} />
        <Button type="submit" name="role" value={role} busy={busy} busyLabel={m.signup_busy()}>
          {m.signup_submit()}
        </Button>
      </Form>
      <p className="mt-6 text-soft">
        {m.signup_have_account()}{' '}
        <Link to={to('/login')} className="text-accent underline">
          {m.nav_login()}
        </Link>
      </p>
    </Page>
  );
}

function stopIfIncomplete(event: FormEvent<HTMLFormElement>) {
  const required = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[required]')];
  const missing = required.filter((input) => !input.value.trim());
  if (!missing[0]) return;
  event.preventDefault();
  missing[0].focus();
  if (missing.every((input) => input.name === 'companyName')) {
    showError(m.toast_error(), m.signup_no_company());
  } else showToast('signup.incomplete');
}
