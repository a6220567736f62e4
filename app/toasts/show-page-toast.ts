import type { ToastText } from './toast-text.ts';

declare global {
  interface DocumentEventMap {
    toast: CustomEvent<ToastText>;
  }
}

/**
 * The route needs `toasts: true` in its `handle`. Returns false if `page-toasts.ts` has not loaded, so that the
 * caller can show the text elsewhere.
 */
export function showPageToast(toast: ToastText): boolean {
  return !document.dispatchEvent(new CustomEvent('toast', { detail: toast, cancelable: true }));
}
