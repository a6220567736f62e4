import { hideToast, showError } from '#app/toasts/toast.tsx';
import { m } from '#messages';
import type { NoAnswerReason } from './no-answer.ts';

const NO_ANSWER = 'no-answer';

export const offering = (retry: () => void) => ({
  id: NO_ANSWER,
  action: { label: m.connection_retry(), onClick: retry },
});

export function showLost(retry: () => void, reason: NoAnswerReason = 'unreachable'): void {
  const [title, description] =
    reason === 'fault' || reason === 500
      ? [m.fault_title(), m.connection_fault()]
      : [m.connection_lost(), m.form_no_answer()];
  // On a phone, an open menu would cover the toast.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open'))
    menu.hidePopover();
  showError(title, description, { ...offering(retry), duration: Number.POSITIVE_INFINITY });
}

export const hideLost = () => hideToast(NO_ANSWER);
