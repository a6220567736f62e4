import type { ComponentProps } from 'react';
import { Field } from '#app/ui/field.tsx';
import { m } from '#messages';

/** Field for the emailed code. */
export function SigningCode({
  email,
  field,
}: {
  email: string;
  field: Omit<ComponentProps<typeof Field>, 'label'>;
}) {
  return (
    <>
      <input type="hidden" name="codeSent" value="yes" />
      <Field
        label={m.contract_code()}
        autoFocus
        {...field}
        help={<span className="wrap-anywhere">{m.contract_code_help({ email })}</span>}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
      />
    </>
  );
}
