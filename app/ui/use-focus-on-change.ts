import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the referenced element when `value` changes, because the button that changed it may be gone. The initial
 * value does not move the focus. The element needs `tabIndex={-1}`.
 */
export function useFocusOnChange<Target extends HTMLElement>(
  value: unknown,
  options?: FocusOptions,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(value);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (last.current !== value) target.current?.focus({ preventScroll });
    last.current = value;
  }, [value, preventScroll]);
  return target;
}
