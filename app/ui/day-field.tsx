import { type ComponentProps, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { languageOf } from '#messages/path-language.ts';
import { formatTypedDay, readTypedDay } from '#messages/typed-day.ts';
import { Field } from './field.tsx';

interface Day {
  name: string;
  /** A day `YYYY-MM-DD`, or a refused text as typed. */
  defaultValue?: string | undefined;
}

/**
 * The language of the form's address. During a navigation, the window can already have the address of the next page,
 * which may be in the other language.
 */
const useLanguage = () => languageOf(useLocation().pathname);

/**
 * Returns props of a text input for a day. A native date input would order day, month and year by the browser's
 * language instead of the page's. Scripts complete short days such as `1/3/2027`. Without scripts, the action reads
 * the text with `readTypedDay`. When the input loses the focus, the typed day is kept as `YYYY-MM-DD`. The caller
 * gives the input the language as its key, because a mounted input would keep the text of the other language.
 */
function useDayInput({ name, defaultValue = '' }: Day) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  return {
    name,
    // Marks the input for `keep-through-links.ts`.
    'data-day': '',
    defaultValue: formatTypedDay(typed ?? defaultValue, language),
    placeholder: m.day_format(),
    'aria-description': m.day_format(),
    inputMode: 'numeric',
    autoComplete: 'off',
    onBlur: ({ target }) => {
      const day = readTypedDay(target.value, language);
      target.value = formatTypedDay(day, language);
      setTyped(day);
    },
  } satisfies ComponentProps<'input'> & { 'data-day': string };
}

export function DayField({ name, defaultValue, ...field }: ComponentProps<typeof Field> & Day) {
  return <Field key={useLanguage()} {...field} {...useDayInput({ name, defaultValue })} />;
}

export function DayInput({ name, defaultValue, ...input }: ComponentProps<'input'> & Day) {
  return <input key={useLanguage()} {...input} {...useDayInput({ name, defaultValue })} />;
}
