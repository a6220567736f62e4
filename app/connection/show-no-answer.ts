import { TOAST_KEY } from '#app/toasts/toast-limits.ts';

/**
 * On a server-only page: says that the server does not answer, in `NoAnswerToast`. Its button calls `tryAgain`. Alt+T moves the focus to
 * the button, as in every toast.
 */
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
