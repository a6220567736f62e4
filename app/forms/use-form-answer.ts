import { useEffect, useEffectEvent, useRef } from 'react';
import { offering } from '#app/connection/lost-toast.ts';
import { isNoAnswer } from '#app/connection/no-answer.ts';
import type { Refused, RefusedAnswer } from '#app/forms/answer.ts';
import { focusFirstError } from '#app/forms/focus-first-error.ts';
import type { FailureName } from '#app/toasts/failure-text.ts';
import { showError, showFailure } from '#app/toasts/toast.tsx';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';

interface Options {
  title?: string;
  noAnswer?: FailureName;
  onRefused?: (refused: Refused) => void;
  questions?: readonly RefusalCode[];
}

/**
 * Shows why an action failed, beside the fields or in a toast. Then focuses the first invalid field of the form that
 * has the returned ref `form`.
 */
export function useFormAnswer(answer: unknown, options: Options = {}) {
  const { title = m.toast_error(), noAnswer, onRefused, questions = [] } = options;
  const form = useRef<HTMLFormElement>(null);
  const refused = refusedIn(answer);

  const show = useEffectEvent((it: unknown) => {
    if (isNoAnswer(it) && noAnswer) showFailure(noAnswer, it.retry && offering(it.retry));
    const shown = refusedIn(it);
    if (!shown) return;
    if (onRefused) onRefused(shown);
    else if (questions.includes(shown.refused)) return;
    else if (shown.refused !== 'input.invalid' || Object.keys(shown.fields).length === 0) {
      showError(title, shown.message);
    }
    focusFirstError(form.current);
  });
  useEffect(() => show(answer), [answer]);

  const errorOf = (name: string) => refused?.fields[name];
  return { form, refused, errorOf };
}

export function reasonIn(answer: unknown): string | undefined {
  return refusedIn(answer)?.message ?? (isNoAnswer(answer) ? m.form_no_answer() : undefined);
}

export function refusedIn(answer: unknown): Refused | undefined {
  if (typeof answer !== 'object' || answer === null || !('texts' in answer)) return undefined;
  const { texts, ...rest } = answer as RefusedAnswer;
  return { ...rest, ...texts[currentLanguage()] };
}
