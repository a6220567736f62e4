import { type RefObject, useEffect, useRef } from 'react';
import { showRefusal } from '#app/toasts/toast.tsx';
import { refusalText } from '#messages/refusal.ts';
import type { Refused } from './answer.ts';

/**
 * A form whose action said no: the focus goes to the first field that was refused; what is wrong with no field in
 * particular is told in a notice under `title`.
 */
export function useRefusedForm(
  refused: Refused | undefined,
  title: string,
): { form: RefObject<HTMLFormElement | null>; errorOf: (name: string) => string | undefined } {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refused) return;
    const [first] = Object.keys(refused.fields);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else showRefusal(title, refused.refused);
  }, [refused, title]);
  return {
    form,
    errorOf: (name) => {
      const code = refused?.fields[name];
      return code && refusalText(code);
    },
  };
}
