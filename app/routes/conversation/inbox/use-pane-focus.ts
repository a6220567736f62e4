import { useEffect, useRef } from 'react';

/**
 * On narrow screens, the list and the open conversation replace each other. The focus then moves to the title of the
 * opened conversation, or back to the conversation's line in the list.
 */
export function usePaneFocus(openId: string): void {
  const last = useRef(openId);
  useEffect(() => {
    const before = last.current;
    last.current = openId;
    const { activeElement } = document;
    const isVisible = activeElement !== document.body && activeElement?.checkVisibility();
    if (before === openId || isVisible) return;
    const target = openId
      ? document.querySelector<HTMLElement>('#conversation h2')
      : document.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(before)}"]`);
    target?.focus();
  }, [openId]);
}
