import type { PageAnswer } from '#app/forms/page-answer.ts';
import { Field } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

export function SignUpFields({ role, field }: { role: Role } & Pick<PageAnswer, 'field'>) {
  const isBrand = role === 'client';
  const companyName = m.account_company_name();
  const optionalPhone = m.account_optional({ label: m.account_phone() });
  const optionalInstagram = m.account_optional({ label: m.account_instagram() });
  const handle = m.account_instagram_handle();
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {!isBrand && (
        <>
          <Field label={m.account_full_name()} {...field('fullName')} autoComplete="name" required />
          <Field label={handle} {...field('instagram')} autoCapitalize="none" required />
        </>
      )}
      <Field label={m.account_email()} {...field('email')} type="email" autoComplete="email" required />
      {isBrand && (
        <Field label={companyName} {...field('companyName')} autoComplete="organization" required />
      )}
      <Field label={optionalPhone} {...field('phoneNumber')} type="tel" autoComplete="tel" />
      {isBrand && <Field label={optionalInstagram} {...field('instagram')} autoCapitalize="none" />}
      <div className="col-span-full">
        <PasswordField isNew label={m.account_password()} {...field('password')} />
      </div>
    </div>
  );
}
