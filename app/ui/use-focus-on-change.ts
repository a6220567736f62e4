import { type RefObject, useEffect, useRef } from 'react';

/**
 * A place that takes the focus when `value` is another than it was: the button that changed it is gone or has moved, and
 * whoever pressed it goes on here. The first value takes no focus. The place needs `tabIndex={-1}`.
 */
export function useFocusOnChange<Place extends HTMLElement>(
  value: unknown,
  options?: FocusOptions,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(value);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (last.current !== value) place.current?.focus({ preventScroll });
    last.current = value;
  }, [value, preventScroll]);
  return place;
}
