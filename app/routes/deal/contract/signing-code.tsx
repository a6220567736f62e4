import { type ComponentProps, useEffect, useRef } from 'react';
import { Field } from '#app/ui/field.tsx';
import { m } from '#messages';

interface SigningCodeProps {
  email: string;
  field: Omit<ComponentProps<typeof Field>, 'label'>;
  /** The answer after which the viewer types a new code. */
  newCode: unknown;
}

/** Field for the emailed code. After a new code, the field has the focus and its old value is selected. */
export function SigningCode({ email, field, newCode }: SigningCodeProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!newCode) return;
    input.current?.focus();
    input.current?.select();
  }, [newCode]);
  return (
    <>
      <input type="hidden" name="codeSent" value="yes" />
      <Field
        label={m.contract_code()}
        autoFocus
        {...field}
        ref={input}
        help={<span className="wrap-anywhere">{m.contract_code_help({ email })}</span>}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
      />
    </>
  );
}
