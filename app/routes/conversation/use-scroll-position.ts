import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Farther than this from the newest message, the list counts as scrolled up. */
const AWAY_PX = 80;
/** Nearer than this to the oldest message, the list loads older ones. */
const NEAR_TOP_PX = 120;

/**
 * The scroll position in a reversed list with the newest message at the bottom. The browser keeps the newest message in view.
 * A viewer who has scrolled up stays at the same message when others arrive at either end.
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
    // `scrollTop` counts from the bottom, so a new message there would move the message that the viewer reads.
    if (isOpen && last !== newest && element.scrollTop < -AWAY_PX)
      element.scrollTop -= element.scrollHeight - height;
    before.current = { height: element.scrollHeight, newest };
  });

  // Opening the conversation scrolls up to the first new message, unless it is nearly in view.
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
