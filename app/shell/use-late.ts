import { useEffect, useState } from 'react';

export function useLate(waiting: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting, ms]);
  // False in the new page's first render, so the page is visible and keeps its scroll position.
  return waiting && isLate;
}
