import { useLayoutEffect, useRef } from 'react';

/**
 * Choosing or removing a file can remove the focused control. The focus then moves to the first element of the field
 * that matches `target`.
 */
export function useFieldFocus<Field extends HTMLElement>(target = 'input[type=file], button') {
  const ref = useRef<Field>(null);
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (isFocused.current && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
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
