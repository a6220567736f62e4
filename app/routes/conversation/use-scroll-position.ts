import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Beyond this many pixels from the newest message, the viewer has scrolled up. */
const AWAY_PX = 80;
/** Within this many pixels from the oldest message, older messages load. */
const NEAR_TOP_PX = 120;

/**
 * Keeps the scroll position in a reversed list with the newest message at the bottom. If the viewer has scrolled up,
 * the visible messages stay in place when messages are added.
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
    // `scrollTop` counts from the bottom, so a new message would move the visible messages.
    if (isOpen && last !== newest && element.scrollTop < -AWAY_PX)
      element.scrollTop -= element.scrollHeight - height;
    before.current = { height: element.scrollHeight, newest };
  });

  // On opening, scrolls to the first new message if this message is more than `AWAY_PX` above the view.
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
