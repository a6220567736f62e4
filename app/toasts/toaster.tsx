import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { MAX_VISIBLE_TOASTS, TOAST_GAP_PX, TOAST_KEY, TOAST_MS } from './toast-limits.ts';
import { isToastName, type ToastText, toastText } from './toast-text.ts';

export interface ToastOptions extends Pick<ToastText, 'id' | 'duration'> {
  action?: { label: string; onClick: () => void };
}

/** A toast has a name or its own text. `hidden` is the id of a toast to hide. Names from a cookie may be unknown. */
export type Toast = ({ name: string } & ToastOptions) | (ToastText & ToastOptions) | { hidden: string };

/**
 * Toasts are below the header, because its controls must stay visible. The CSS class `.toast-place` has the same
 * offset.
 */
const TOAST_TOP = '4.75rem';

export interface ToasterProps {
  onReady: (show?: (toast: Toast) => void) => void;
}

export default function Toaster({ onReady }: ToasterProps) {
  useEffect(() => {
    onReady(show);
    return () => onReady();
  }, [onReady]);
  useEffect(() => {
    // Escape closes the toasts, because a toast may cover the focused element (WCAG 2.4.11).
    const closeAll = ({ key }: KeyboardEvent) => key === 'Escape' && sonner.dismiss();
    document.addEventListener('keydown', closeAll);
    return () => document.removeEventListener('keydown', closeAll);
  }, []);
  return (
    <Sonner
      position="top-right"
      duration={TOAST_MS}
      visibleToasts={MAX_VISIBLE_TOASTS}
      gap={TOAST_GAP_PX}
      hotkey={['altKey', TOAST_KEY]}
      closeButton
      offset={{ top: TOAST_TOP, right: '2rem' }}
      mobileOffset={{ top: TOAST_TOP, right: '1rem', left: '1rem' }}
    />
  );
}

function show(toast: Toast): void {
  if ('hidden' in toast) return void sonner.dismiss(toast.hidden);
  if ('name' in toast) {
    const { name, ...options } = toast;
    if (isToastName(name)) show({ ...toastText(name), ...options });
    return;
  }
  const { kind, title, duration = TOAST_MS, ...rest } = toast;
  sonner[kind](title, { duration, ...rest });
}
