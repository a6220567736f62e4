import { Field } from '#app/ui/field.tsx';
import { m } from '#messages';

/** A field for a one-time code that password managers can fill in. */
export function CodeField({ help, error }: { help: string; error: string | undefined }) {
  return (
    <Field
      label={m.staff_code()}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      help={help}
      required
      error={error}
    />
  );
}
