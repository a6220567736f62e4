import {
  type ChangeEvent,
  type RefAttributes,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type FormProps, useFetcher } from 'react-router';
import type { FailureName } from '#app/toasts/failure-text.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { dropDraft, readDraft, storeDraft } from './stored-draft.ts';
import { refusedIn, useFormAnswer } from './use-form-answer.ts';

export type FormValues = Record<string, string | boolean | readonly string[]>;

interface Options<Values> {
  saved: Values;
  /**
   * Name under which this tab stores unsaved values. Without a name, nothing is stored. A form with a password must not
   * have a name.
   */
  draftName?: DraftName;
  noAnswer: FailureName;
  /** Refusals that ask the user to confirm the change. `asked` contains their text. */
  questions?: readonly RefusalCode[];
  posted?: unknown;
}

export type SavedForm<Values extends FormValues> = ReturnType<typeof useSavedForm<Values>>;

/**
 * State of a form that is saved repeatedly on the same page. If the redirect leads to another page, the form needs
 * `preventScrollReset={false}`. Typed values survive errors, a lost connection and a change of language, and with a
 * `draftName` also a reload and navigation. After a refusal, the first invalid field gets the focus.
 */
export function useSavedForm<Values extends FormValues>(options: Options<Values>) {
  const { saved, draftName, noAnswer, questions = [], posted } = options;
  // A successful action redirects, so the fetcher has data only after a failure.
  const fetcher = useFetcher<unknown>();
  const sent = useRef(false);
  const sentDraft = useRef<Partial<Values>>({});
  const [draft, setDraft] = useState(() => typedIn(saved, posted));
  const [edited, setEdited] = useState<readonly string[]>([]);
  const busy = fetcher.state !== 'idle';
  const answer = busy ? undefined : (fetcher.data ?? posted);
  const { form, refused, errorOf } = useFormAnswer(answer, { noAnswer, questions });
  const values = { ...saved, ...draft };

  // A layout effect, because `useEarlyInput` then repeats what was typed before hydration.
  useLayoutEffect(() => {
    if (draftName) setDraft((typed) => ({ ...readDraft<Values>(draftName), ...typed }));
  }, [draftName]);

  const onSaved = useEffectEvent(() => {
    const later = editedSince(sentDraft.current, draft);
    setDraft(later);
    if (!draftName) return;
    if (Object.keys(later).length > 0) storeDraft(draftName, later);
    else dropDraft(draftName);
  });
  useEffect(() => {
    if (busy) sent.current = true;
    if (busy || !sent.current) return;
    sent.current = false;
    if (!answer) onSaved();
  }, [busy, answer]);

  function setAll(changes: Partial<Values>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    setEdited([...edited, ...Object.keys(changes)]);
    if (draftName) storeDraft(draftName, next);
  }
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    setAll({ [name]: value } as unknown as Partial<Values>);

  const unlessEdited = (name: string) => (edited.includes(name) ? undefined : errorOf(name));

  return {
    Form: fetcher.Form,
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      preventScrollReset: true,
      onSubmit: () => {
        // Clears the previous answer, because a redirect does not clear it.
        fetcher.reset();
        sentDraft.current = draft;
        setEdited([]);
      },
    } satisfies FormProps & RefAttributes<HTMLFormElement>,
    values,
    set,
    setAll,
    text: (name: keyof Values & string) => ({
      name: String(name),
      value: String(values[name]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, target.value as Values[typeof name]),
      error: unlessEdited(name),
    }),
    choice: <Name extends keyof Values & string>(name: Name) => ({
      name,
      values: values[name],
      onChange: (chosen: Values[Name]) => set(name, chosen),
      error: unlessEdited(name),
    }),
    errorOf: unlessEdited,
    refused,
    /** Text of the last refusal, if its code is one of the `questions` and no field was edited since. */
    asked:
      refused && questions.includes(refused.refused) && edited.length === 0 ? refused.message : undefined,
    busy,
    unsaved: Object.keys(editedSince(saved, draft)).length > 0,
    discard: () => {
      setDraft({});
      setEdited(Object.keys(saved));
      if (draftName) dropDraft(draftName);
    },
  };
}

/** Returns the values of `draft` that differ from those of `before`. */
export function editedSince<Values extends FormValues>(
  before: Partial<Values>,
  draft: Partial<Values>,
): Partial<Values> {
  const edited = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(edited) as Partial<Values>;
}

/** Returns the values of a form sent without scripts. Browsers do not send unchecked switches. */
function typedIn<Values extends FormValues>(saved: Values, posted: unknown): Partial<Values> {
  const refused = refusedIn(posted);
  if (!refused) return {};
  const typed: Record<string, unknown> = { ...refused.typed, ...refused.lists };
  const values = Object.entries(saved).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [[name, Object.hasOwn(typed, name)]];
    return Object.hasOwn(typed, name) ? [[name, typed[name]]] : [];
  });
  return Object.fromEntries(values) as Partial<Values>;
}
