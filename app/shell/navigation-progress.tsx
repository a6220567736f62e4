import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { m } from '#messages';
import { useLate } from './use-late.ts';

/** Shorter navigations show no progress. */
const LATE_AFTER_MS = 150;

export function NavigationProgress() {
  const isLate = useLate(useNavigation().state !== 'idle', LATE_AFTER_MS);
  useEffect(() => {
    if (!isLate) return;
    const main = document.getElementById('main');
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [isLate]);
  return (
    isLate && (
      <div
        role="progressbar"
        aria-label={m.nav_loading()}
        className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-[advance_8s_cubic-bezier(0,0.6,0.4,1)_forwards] bg-accent"
      />
    )
  );
}
