import { useLayoutEffect, useRef } from 'react';
import type { SavedForm } from '#app/forms/saved-form.ts';
import { Field } from '#app/ui/field.tsx';
import type { TypedCompany } from '#domain/companies/company-input.ts';
import { groupSiret, siretDigits } from '#domain/companies/siret.ts';
import { m } from '#messages';

/** Groups the digits during typing and keeps the caret after the same digit. */
export function SiretField({ form }: { form: SavedForm<TypedCompany> }) {
  const { siret } = form.values;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  // Runs after every render: a rejected character leaves the text unchanged but moves the caret.
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
        const grouped = groupSiret(target.value);
        const isForward =
          nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
        // Grouping restores a deleted space. The caret skips the space, so the next key press deletes the following
        // digit.
        const isSpace = isForward && grouped === siret;
        caret.current = groupSiret(before).length + (isSpace ? 1 : 0);
        form.set('siret', grouped);
      }}
      error={form.errorOf('siret')}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
