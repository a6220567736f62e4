import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So far from the newest, in pixels, one reads something older; and so near to the oldest, one wants more. */
const [AWAY, NEAR_THE_TOP] = [80, 120];

/**
 * Where somebody reads in a list whose newest is at the bottom, drawn reversed: the browser keeps the newest in sight, and whoever
 * has scrolled up stays where they are, whatever comes in at either end.
 */
export function usePlace(
  scroller: RefObject<HTMLElement | null>,
  {
    newest,
    isOpen,
    loadOlder,
  }: { newest: string | undefined; isOpen: boolean; loadOlder: (() => Promise<void>) | undefined },
) {
  const [isAway, setAway] = useState(false);
  const before = useRef({ height: 0, newest });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { height, newest: last } = before.current;
    // Distances count from the bottom: what comes in there would push away what is being read.
    if (isOpen && last !== newest && element.scrollTop < -AWAY)
      element.scrollTop -= element.scrollHeight - height;
    before.current = { height: element.scrollHeight, newest };
  });

  // What is new and out of sight is where one begins to read; whoever would be led up by a line alone stays at the end.
  useLayoutEffect(() => {
    const element = scroller.current;
    const marker = element?.querySelector('[data-new]');
    if (!isOpen || !element || !marker) return;
    const above = marker.getBoundingClientRect().top - element.getBoundingClientRect().top;
    if (above < -AWAY) element.scrollTop += above;
  }, [isOpen, scroller]);

  useEffect(() => {
    if (!isOpen) setAway(false);
  }, [isOpen]);

  return {
    isAway,
    onScroll: () => {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
      setAway(scrollTop < -AWAY);
      if (scrollHeight - clientHeight + scrollTop < NEAR_THE_TOP) void loadOlder?.();
    },
    toNewest: () => scroller.current?.scrollTo({ top: 0 }),
  };
}
