import { TOAST_KEY } from '#app/toasts/toast-limits.ts';

/**
 * Shows `NoAnswerToast` on a server-only page if the server does not answer. The button of the toast calls
 * `tryAgain`. Alt+T moves the focus to the button, as in every toast.
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
