import { type RefObject, useEffect, useRef } from 'react';

interface Options {
  preventScroll?: boolean;
  /** Set if only the person's own act changes the value, and the button of the act stays. */
  always?: boolean;
}

/**
 * Focuses the referenced element when `value` changes, because the button that changed it may be gone. The initial
 * value does not move the focus. The element needs `tabIndex={-1}`. By default, another element that has the focus
 * keeps it, because a live event can change the value while the person types elsewhere.
 */
export function useFocusOnChange<Target extends HTMLElement>(
  value: unknown,
  { preventScroll = false, always = false }: Options = {},
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value && (always || isFocusFree())) target.current?.focus({ preventScroll });
    last.current = value;
  }, [value, preventScroll, always]);
  return target;
}

function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body;
}
