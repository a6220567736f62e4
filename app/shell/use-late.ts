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
  // `isLate` becomes false only after the new page's first render. `waiting` is already false in this render, so the
  // page is visible and keeps its scroll position.
  return waiting && isLate;
}
