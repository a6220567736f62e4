import { type FormEvent, useState } from 'react';
import { Link, redirect, useNavigate } from 'react-router';
import { useLanguage } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { showError, showToast } from '#app/toasts/toast.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { site } from '#site';
import type { Route } from './+types/signup';
import { bookingPathOf } from './booking-note.ts';
import { sendSignUp } from './send-sign-up.ts';

export const meta: Route.MetaFunction = () => [{ title: `${m.nav_signup()} · ${site.name}` }];

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = ctxOf(context);
  if (actor) throw redirect(pathIn(language, homeOf(actor.role)));
  return null;
}

/** Who presses before the script is here sends the form itself: by POST, or the password would stand in an address. */
export const action = () => null;

export default function SignUp() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [role, setRole] = useState<Role>('client');
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = [...form.querySelectorAll<HTMLInputElement>('[required]')].filter(
      (input) => !input.value.trim(),
    );
    if (missing[0]) {
      const onlyCompany = missing.every((input) => input.name === 'companyName');
      missing[0].focus();
      if (onlyCompany) showError(m.toast_error(), m.signup_no_company());
      else showToast('signup.incomplete');
      return;
    }
    setBusy(true);
    const answer = await sendSignUp(role, { ...Object.fromEntries(new FormData(form)), language });
    setBusy(false);
    if (answer.ok) {
      showToast(`signup.success.${role}`);
      await navigate(pathIn(language, bookingPathOf(role)));
      return;
    }
    setErrors(answer.fields);
    showError(m.signup_failed_title(), answer.message);
    form.querySelector<HTMLInputElement>(`[name=${Object.keys(answer.fields)[0]}]`)?.focus();
  }

  function choose(side: Role) {
    setRole(side);
    setErrors({});
  }

  const email = (
    <Field
      label={m.account_email()}
      name="email"
      type="email"
      autoComplete="email"
      required
      error={errors.email}
    />
  );
  const phone = (
    <Field
      label={m.account_optional({ label: m.account_phone() })}
      name="phoneNumber"
      type="tel"
      autoComplete="tel"
      error={errors.phoneNumber}
    />
  );
  const password = (
    <Field
      label={m.account_password()}
      name="password"
      type="password"
      autoComplete="new-password"
      help={m.account_password_help()}
      required
      error={errors.password}
    />
  );
  return (
    <Page title={m.signup_title()} lead={m.signup_lead()} width="narrow">
      {/* A new key makes a new form: changing sides clears every field. */}
      <form key={role} method="post" onSubmit={submit} noValidate className="grid gap-5">
        <Segmented
          label={m.signup_side()}
          value={role}
          onChange={choose}
          choices={[
            { value: 'client', label: m.signup_brand() },
            { value: 'influencer', label: m.signup_influencer() },
          ]}
        />
        {role === 'client' ? (
          <>
            {email}
            <Field
              label={m.account_company_name()}
              name="companyName"
              autoComplete="organization"
              required
              error={errors.companyName}
            />
            {phone}
            <Field
              label={m.account_optional({ label: m.account_instagram() })}
              name="instagram"
              autoCapitalize="none"
              error={errors.instagram}
            />
            {password}
          </>
        ) : (
          <>
            <Field
              label={m.account_full_name()}
              name="fullName"
              autoComplete="name"
              required
              error={errors.fullName}
            />
            <Field
              label={m.account_instagram_handle()}
              name="instagram"
              autoCapitalize="none"
              required
              error={errors.instagram}
            />
            {email}
            {phone}
            {password}
          </>
        )}
        <Button type="submit" busy={busy} busyLabel={m.signup_busy()}>
          {m.signup_submit()}
        </Button>
      </form>
      <p className="mt-6 text-soft">
        {m.signup_have_account()}{' '}
        <Link to={pathIn(language, '/login')} className="text-accent underline">
          {m.nav_login()}
        </Link>
      </p>
    </Page>
  );
}
