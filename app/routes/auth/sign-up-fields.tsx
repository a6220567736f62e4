import type { FormAnswer } from '#app/forms/use-form-answer.ts';
import { Field } from '#app/ui/field.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

/** The fields of a role's sign-up. */
export function SignUpFields({ role, field }: { role: Role } & Pick<FormAnswer, 'field'>) {
  const email = (
    <Field label={m.account_email()} {...field('email')} type="email" autoComplete="email" required />
  );
  const phone = (
    <Field
      label={m.account_optional({ label: m.account_phone() })}
      {...field('phoneNumber')}
      type="tel"
      autoComplete="tel"
    />
  );
  const password = (
    <Field
      label={m.account_password()}
      {...field('password')}
      type="password"
      autoComplete="new-password"
      help={m.account_password_help()}
      required
    />
  );
  if (role === 'client') {
    return (
      <>
        {email}
        <Field
          label={m.account_company_name()}
          {...field('companyName')}
          autoComplete="organization"
          required
        />
        {phone}
        <Field
          label={m.account_optional({ label: m.account_instagram() })}
          {...field('instagram')}
          autoCapitalize="none"
        />
        {password}
      </>
    );
  }
  return (
    <>
      <Field label={m.account_full_name()} {...field('fullName')} autoComplete="name" required />
      <Field label={m.account_instagram_handle()} {...field('instagram')} autoCapitalize="none" required />
      {email}
      {phone}
      {password}
    </>
  );
}
