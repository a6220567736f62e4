import { type ChangeEvent, type RefAttributes, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, type FormProps, useFetcher } from 'react-router';
import { showRefusal, showToast } from '#app/toasts/toast.tsx';
import type { ToastName } from '#app/toasts/toast-text.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { refusalText } from '#messages/refusal.ts';
import type { Refused } from './answer.ts';
import { focusFirstError } from './focus-first-error.ts';
import { dropDraft, keepDraft, readDraft } from './stored-draft.ts';

/** What an action answers when it did not save: why, or that nobody could be reached. */
type NotSaved = Refused | { failed: true };
export type FormValues = Record<string, string | boolean | readonly string[]>;

interface Options<Values> {
  /** What is saved, as it would be typed. */
  saved: Values;
  /** Under this name what is typed and not saved stays in this tab; nothing is kept without one (passwords). */
  keepAs?: string;
  /** The notice when nobody could be reached. */
  failed: ToastName;
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
  const { saved, keepAs, failed } = options;
  const fetcher = useFetcher<NotSaved>();
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const [draft, setDraft] = useState<Partial<Values>>({});
  const [edited, setEdited] = useState<readonly string[]>([]);
  const busy = fetcher.state !== 'idle';
  const answer = busy ? undefined : fetcher.data;
  const values = { ...saved, ...draft };
  const fields: Readonly<Record<string, RefusalCode>> = answer && 'refused' in answer ? answer.fields : {};

  useEffect(() => {
    if (keepAs) setDraft(readDraft(keepAs));
  }, [keepAs]);

  useEffect(() => {
    if (busy) sent.current = true;
    if (busy || answer || !sent.current) return;
    // It was sent, and nobody said no: it is saved.
    sent.current = false;
    setDraft({});
    if (keepAs) dropDraft(keepAs);
  }, [busy, answer, keepAs]);

  useEffect(() => {
    if (!answer) return;
    sent.current = false;
    if ('failed' in answer) return showToast(failed);
    if (answer.refused !== 'input.invalid') showRefusal(m.toast_error(), answer.refused);
    focusFirstError(form.current);
  }, [answer, failed]);

  function set<Name extends keyof Values>(name: Name, value: Values[Name]) {
    const next = { ...draft, [name]: value };
    setDraft(next);
    setEdited([...edited, String(name)]);
    if (keepAs) keepDraft(keepAs, next);
  }

  const errorOf = (name: string) => {
    const code = edited.includes(name) ? undefined : fields[name];
    return code && refusalText(code);
  };

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
      error: errorOf(name),
    }),
    errorOf,
    busy,
    unsaved: Object.entries(draft).some(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name]),
    ),
    discard: () => {
      setDraft({});
      setEdited(Object.keys(fields));
      if (keepAs) dropDraft(keepAs);
    },
  };
}
