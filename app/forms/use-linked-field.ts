import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Focuses the first control in the element that the URL fragment names. Browsers do not move the focus after a
 * client-side navigation.
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
