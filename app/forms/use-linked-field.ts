import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the first control of the element that the fragment of the address names. After a client-side navigation, the
 * browser itself does not move the focus.
 */
export function useLinkedField(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the fragment focuses the field again
  useEffect(() => {
    const linked = hash && document.getElementById(hash.slice(1));
    if (!linked) return;
    linked
      .querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')
      ?.focus({ preventScroll: true });
    linked.scrollIntoView();
  }, [hash, key]);
}
