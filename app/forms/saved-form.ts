import { type ChangeEvent, type RefAttributes, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, type FormProps, useFetcher } from 'react-router';
import type { ToastName } from '#app/toasts/toast-text.ts';
import { dropDraft, keepDraft, readDraft } from './stored-draft.ts';
import { useFormAnswer } from './use-form-answer.ts';

export type FormValues = Record<string, string | boolean | readonly string[]>;

interface Options<Values> {
  /** What is saved, as it would be typed. */
  saved: Values;
  /** Under this name what is typed and not saved stays in this tab; nothing is kept without one (passwords). */
  keepAs?: string;
  /** The toast when nobody answered. */
  noAnswer: ToastName;
}

export interface SavedForm<Values> {
  Form: FetcherWithComponents<unknown>['Form'];
  /** What that form needs. */
  props: FormProps & RefAttributes<HTMLFormElement>;
  values: Values;
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void;
  /** What a text field needs, or a list to choose one from. */
  text: (name: keyof Values & string) => TextProps;
  errorOf: (name: string) => string | undefined;
  busy: boolean;
  /** Something is typed that is not saved. */
  unsaved: boolean;
  discard: () => void;
}

interface TextProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
  error: string | undefined;
}

/**
 * A form for what can be saved again and again, on the page it stands on. What is typed outlives an error, a lost
 * connection, a reload, a look elsewhere and a change of language; the focus goes to the first field that is wrong.
 */
export function useSavedForm<Values extends FormValues>(options: Options<Values>): SavedForm<Values> {
  const { saved, keepAs, noAnswer } = options;
  // The action redirects once it has saved: an answer says why it has not.
  const fetcher = useFetcher<unknown>();
  const sent = useRef(false);
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [edited, setEdited] = useState<readonly string[]>([]);
  const busy = fetcher.state !== 'idle';
  const answer = busy ? undefined : fetcher.data;
  const { form, refused, errorOf } = useFormAnswer(answer, { noAnswer });
  const values = { ...saved, ...draft };

  useEffect(() => {
    if (keepAs) setDraft(readDraft(keepAs));
  }, [keepAs]);

  useEffect(() => {
    if (busy) sent.current = true;
    if (busy || !sent.current) return;
    sent.current = false;
    if (answer) return;
    setDraft({});
    if (keepAs) dropDraft(keepAs);
  }, [busy, answer, keepAs]);

  function set<Name extends keyof Values>(name: Name, value: Values[Name]) {
    const next = { ...draft, [name]: value };
    setDraft(next);
    setEdited([...edited, String(name)]);
    if (keepAs) keepDraft(keepAs, next);
  }

  const unlessEdited = (name: string) => (edited.includes(name) ? undefined : errorOf(name));

  return {
    Form: fetcher.Form,
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      preventScrollReset: true,
      onSubmit: () => {
        // A fetcher whose action redirects would still hold what the one before answered.
        fetcher.reset();
        setEdited([]);
      },
    },
    values,
    set,
    text: (name) => ({
      name,
      value: String(values[name]),
      onChange: (event) => set(name, event.target.value as Values[typeof name]),
      error: unlessEdited(name),
    }),
    errorOf: unlessEdited,
    busy,
    unsaved: Object.entries(draft).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name]),
    ),
    discard: () => {
      setDraft({});
      setEdited(Object.keys(refused?.fields ?? {}));
      if (keepAs) dropDraft(keepAs);
    },
  };
}
