import { TOAST_KEY } from '#app/toasts/toast-limits.ts';

/** Alt+T focuses the retry button of this toast. For other toasts, Alt+T focuses their list (`toast-list.ts`). */
export function showNoAnswer(tryAgain: () => void): void {
  const toast = document.querySelector<HTMLElement>('#no-answer-toast');
  const retry = toast?.querySelector<HTMLElement>('[data-retry]');
  if (!toast || !retry) return;
  toast.showPopover();
  retry.onclick = () => {
    toast.hidePopover();
    tryAgain();
  };
  window.onkeydown = ({ altKey, code }) => {
    if (altKey && code === TOAST_KEY) retry.focus();
  };
}
