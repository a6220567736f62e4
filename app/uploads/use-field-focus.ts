import { useLayoutEffect, useRef } from 'react';

/** Choosing or removing a file can remove the focused control. The focus then moves to another control of the field. */
export function useFieldFocus<Field extends HTMLElement>() {
  const ref = useRef<Field>(null);
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (isFocused.current && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('input[type=file], button')?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => {
      isFocused.current = true;
    },
    onBlur: () => {
      isFocused.current = false;
    },
  };
}
