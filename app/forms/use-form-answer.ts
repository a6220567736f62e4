import { useEffect, useEffectEvent, useRef } from 'react';
import { offering } from '#app/connection/lost-toast.ts';
import { isNoAnswer, type NoAnswer, type NoAnswerReason } from '#app/connection/no-answer.ts';
import type { Refused, RefusedAnswer } from '#app/forms/answer.ts';
import { focusFirstError } from '#app/forms/focus-first-error.ts';
import { showError, showToast } from '#app/toasts/toast.tsx';
import type { ToastName } from '#app/toasts/toast-text.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';

interface Options {
  title?: string;
  /**
   * If the server does not answer: the name of the toast to show, or a function that returns its description. By default,
   * only the toast of `keepPage` is shown.
   */
  noAnswer?: ToastName | ((reason: NoAnswerReason) => string);
  /** Called with a refusal. By default, a toast shows the refusal, unless it consists of errors beside the fields. */
  onRefused?: (refused: Refused) => void;
  /** Code of a refusal that the form shows as a question. No toast is shown for this refusal. */
  question?: RefusalCode | undefined;
}

export type FormAnswer = ReturnType<typeof useFormAnswer>;

/**
 * Shows why an action failed, beside the fields or as a toast. Then focuses the first invalid field of the form that has the
 * returned ref `form`.
 */
export function useFormAnswer(answer: unknown, options: Options = {}) {
  const { title = m.toast_error(), noAnswer, onRefused, question } = options;
  const form = useRef<HTMLFormElement>(null);
  const refused = refusedIn(answer);

  /** Replaces the general toast that `keepPage` has shown. */
  function showNoAnswer({ noAnswer: reason, retry }: NoAnswer) {
    const offer = retry && offering(retry);
    if (typeof noAnswer === 'string') showToast(noAnswer, offer);
    else if (noAnswer) showError(title, noAnswer(reason), offer);
  }
  const show = useEffectEvent((it: unknown) => {
    if (isNoAnswer(it)) showNoAnswer(it);
    const shown = refusedIn(it);
    if (!shown) return;
    if (onRefused) onRefused(shown);
    else if (shown.refused === question) return;
    else if (shown.refused !== 'input.invalid' || Object.keys(shown.fields).length === 0) {
      showError(title, shown.message);
    }
    focusFirstError(form.current);
  });
  useEffect(() => show(answer), [answer]);

  const errorOf = (name: string) => refused?.fields[name];
  /** Props of a text field, with the typed value of a refused form. */
  const field = (name: string) => ({ name, defaultValue: refused?.typed[name], error: errorOf(name) });
  return { form, refused, errorOf, field };
}

/** The sentence that says why an action failed. Undefined if the action succeeded. */
export function reasonIn(answer: unknown): string | undefined {
  return refusedIn(answer)?.message ?? (isNoAnswer(answer) ? m.form_no_answer() : undefined);
}

/** The refusal in an action’s result, in the language of the page. */
export function refusedIn(answer: unknown): Refused | undefined {
  if (typeof answer !== 'object' || answer === null || !('texts' in answer)) return undefined;
  const { texts, ...rest } = answer as RefusedAnswer;
  return { ...rest, ...texts[currentLanguage()] };
}
