import type { ComponentProps } from 'react';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { formatTypedDay, readTypedDay } from '#messages/typed-day.ts';
import { Field } from './field.tsx';

interface DayInput {
  name: string;
  /** A day `YYYY-MM-DD`, or a refused text as typed. */
  defaultValue?: string | undefined;
}

/**
 * Returns props of a text input for a day. A native date input would order day, month and year by the browser's
 * language instead of the page's. Scripts complete short days such as `1/3/2027`. Without scripts, the action reads
 * the text with `readTypedDay`.
 */
export function dayInput({ name, defaultValue = '' }: DayInput) {
  const language = currentLanguage();
  return {
    name,
    defaultValue: formatTypedDay(defaultValue, language),
    placeholder: m.day_format(),
    'aria-description': m.day_format(),
    inputMode: 'numeric',
    autoComplete: 'off',
    onBlur: ({ target }) => {
      target.value = formatTypedDay(readTypedDay(target.value, language), language);
    },
  } satisfies ComponentProps<'input'>;
}

export function DayField({ name, defaultValue, ...field }: ComponentProps<typeof Field> & DayInput) {
  return <Field {...field} {...dayInput({ name, defaultValue })} />;
}
