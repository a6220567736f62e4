/**
 * Hides the open panel of filters when the keyboard focus leaves it. On narrow or enlarged pages, the panel covers the
 * page, so the focused element would be invisible. A click beside the panel hides it without this script. Returns a
 * function that stops this.
 */
export function hideLeftPanel(id: string): () => void {
  const onFocus = ({ target }: FocusEvent) => {
    const panel = document.getElementById(id);
    if (!panel?.matches(':popover-open') || !(target instanceof Element)) return;
    // A click on the button that opened the panel also focuses the button, and then hides the panel itself.
    if (!panel.contains(target) && target.matches(':focus-visible')) panel.hidePopover();
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}
