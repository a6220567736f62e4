import type { ComponentProps } from 'react';
import { useLanguage } from '#app/language.ts';
import { Field } from '#app/ui/field.tsx';
import { m } from '#messages';
import { formatTypedDay, readTypedDay } from '#messages/typed-day.ts';

type Texts = Pick<ComponentProps<typeof Field>, 'label' | 'help' | 'required'>;

interface SavedDayFieldProps extends Texts {
  /** `useSavedForm().text(name)` */
  field: Omit<ComponentProps<typeof Field>, 'label'> & { value: string };
  onDay: (day: string) => void;
}

/**
 * Field for a day in a form of `useSavedForm`. When the field loses the focus, the typed day is kept as `YYYY-MM-DD`,
 * so that it survives a change of language.
 */
export function SavedDayField({ field, onDay, ...texts }: SavedDayFieldProps) {
  const language = useLanguage();
  return (
    <Field
      {...field}
      {...texts}
      value={formatTypedDay(field.value, language)}
      onBlur={() => {
        const day = readTypedDay(field.value, language);
        if (day !== field.value) onDay(day);
      }}
      placeholder={m.day_format()}
      aria-description={m.day_format()}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
