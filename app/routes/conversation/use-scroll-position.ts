import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** In pixels: the distance from the newest message that counts as scrolled up, and from the oldest that loads more. */
const [AWAY_PX, NEAR_TOP_PX] = [80, 120];

/**
 * The scroll position in a reversed list with the newest message at the bottom. The browser keeps the newest in view; a
 * viewer who has scrolled up stays at the same message when others arrive at either end.
 */
export function useScrollPosition(
  scroller: RefObject<HTMLElement | null>,
  {
    newest,
    isOpen,
    loadOlder,
  }: { newest: string | undefined; isOpen: boolean; loadOlder: (() => Promise<void>) | undefined },
) {
  const [isScrolledUp, setScrolledUp] = useState(false);
  const before = useRef({ height: 0, newest });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { height, newest: last } = before.current;
    // Distances count from the bottom, so a new message there would move the one being read.
    if (isOpen && last !== newest && element.scrollTop < -AWAY_PX)
      element.scrollTop -= element.scrollHeight - height;
    before.current = { height: element.scrollHeight, newest };
  });

  // Opening scrolls up to the first new message, unless it is nearly in view already.
  useLayoutEffect(() => {
    const element = scroller.current;
    const marker = element?.querySelector('[data-new]');
    if (!isOpen || !element || !marker) return;
    const above = marker.getBoundingClientRect().top - element.getBoundingClientRect().top;
    if (above < -AWAY_PX) element.scrollTop += above;
  }, [isOpen, scroller]);

  useEffect(() => {
    if (!isOpen) setScrolledUp(false);
  }, [isOpen]);

  return {
    isScrolledUp,
    onScroll: () => {
      const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
      setScrolledUp(scrollTop < -AWAY_PX);
      if (scrollHeight - clientHeight + scrollTop < NEAR_TOP_PX) void loadOlder?.();
    },
    toNewest: () => scroller.current?.scrollTo({ top: 0 }),
  };
}
