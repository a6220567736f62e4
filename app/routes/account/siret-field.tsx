import { useLayoutEffect, useRef } from 'react';
import { Field } from '#app/ui/field.tsx';
import { groupSiret, siretDigits } from '#domain/companies/siret.ts';
import { m } from '#messages';

interface SiretFieldProps {
  siret: string;
  onChange: (siret: string) => void;
  error: string | undefined;
}

/** Groups the digits as they are typed, and leaves the caret behind the digit it stood behind. */
export function SiretField({ siret, onChange, error }: SiretFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  // Not an effect of a new text alone: a letter that was not taken moves the caret, too.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <Field
      ref={input}
      label={m.company_siret()}
      help={m.company_siret_help()}
      name="siret"
      value={siret}
      onChange={({ target, nativeEvent }) => {
        const before = siretDigits(target.value.slice(0, target.selectionStart ?? undefined));
        const shown = groupSiret(target.value);
        const isForward =
          nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
        const isSpace = isForward && shown === siret; // which comes back: the next press takes the digit behind it
        caret.current = groupSiret(before).length + (isSpace ? 1 : 0);
        onChange(shown);
      }}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
