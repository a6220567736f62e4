import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { dayNames } from '#app/addresses/query-with-days.ts';
import { debounce } from '#app/forms/debounce.ts';
import { useLanguage } from '#app/language.ts';
import type { Language } from '#domain/language.ts';
import { centsOf } from '#domain/money.ts';
import { readTypedDay } from '#messages/typed-day.ts';

const TYPING = { waitMs: 200, maxWaitMs: 600 };

interface LiveSearch {
  form: RefObject<HTMLFormElement | null>;
  /** Changes when something other than the form changes the address, so that the fields get new values. */
  fieldsKey: string;
  onInput: () => void;
  /** Searches at once, also with invalid values, so that the page can report the invalid values. */
  submit: () => void;
}

/** Searches during typing. Fields keep the focus. Replaces the history entry. */
export function useLiveSearch(): LiveSearch {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // The language of the fields. During a navigation, the window can already have the address of the next page, which
  // may be in the other language.
  const language = useLanguage();
  const search = useRef<(isFinal: boolean) => void>(undefined);
  // A layout effect, because `useEarlyInput` then repeats what was chosen before hydration.
  useLayoutEffect(() => {
    search.current = (isFinal) => {
      if (!form.current) return;
      const query = queryOf(form.current, isFinal, language);
      const options = { replace: true, preventScrollReset: true, state: { isTyped: true } };
      void navigate({ search: query.toString() }, options);
    };
  });
  const typing = useMemo(() => debounce(() => search.current?.(false), TYPING), []);
  useEffect(() => () => typing.cancel(), [typing]);
  return {
    form,
    fieldsKey: useFieldsKey(),
    onInput: () => typing.restart(),
    submit: () => {
      typing.cancel();
      search.current?.(true);
    },
  };
}

function useFieldsKey(): string {
  const { key, state } = useLocation() as { key: string; state: { isTyped?: boolean } | null };
  const isTyped = useNavigationType() === 'REPLACE' && state?.isTyped === true;
  const [seen, setSeen] = useState({ key, fieldsKey: key });
  if (seen.key === key) return seen.fieldsKey;
  const fieldsKey = isTyped ? seen.fieldsKey : key;
  setSeen({ key, fieldsKey });
  return fieldsKey;
}

/** Omits empty fields and the default sort order. Unless `isFinal`, also omits incomplete days and prices. */
function queryOf(form: HTMLFormElement, isFinal: boolean, language: Language): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, entry] of new FormData(form)) {
    const typed = typeof entry === 'string' ? entry.trim() : '';
    const isDay = dayNames.some((it) => it === name);
    const value = isDay ? readTypedDay(typed, language) : typed;
    const isIncomplete =
      (isDay && !/^20\d{2}-\d{2}-\d{2}$/.test(value)) ||
      (name === 'pay' && centsOf(value, language) === null);
    const isDefault = value === '' || (name === 'sort' && value === 'newest');
    if (!isDefault && (isFinal || !isIncomplete)) query.append(name, value);
  }
  return query;
}
