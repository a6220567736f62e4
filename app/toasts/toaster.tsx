import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { MAX_VISIBLE_TOASTS, TOAST_GAP_PX, TOAST_KEY, TOAST_MS } from './toast-limits.ts';
import { isToastName, type ToastText, toastText } from './toast-text.ts';

/** The name of a toast, or a toast with its own text. A name can be unknown, because it can come from a cookie. */
export type Toast = string | (ToastText & { action?: Action });

interface Action {
  label: string;
  onClick: () => void;
}

export interface ToasterProps {
  onReady: (show?: (toast: Toast) => void) => void;
}

/** Loaded by `toast.tsx` with the first toast. */
export default function Toaster({ onReady }: ToasterProps) {
  useEffect(() => {
    onReady(show);
    return () => onReady();
  }, [onReady]);
  return (
    <Sonner
      position="top-right"
      duration={TOAST_MS}
      visibleToasts={MAX_VISIBLE_TOASTS}
      gap={TOAST_GAP_PX}
      hotkey={['altKey', TOAST_KEY]}
      closeButton
    />
  );
}

function show(toast: Toast): void {
  if (typeof toast === 'string' && !isToastName(toast)) return;
  const { kind, title, ...rest }: Exclude<Toast, string> =
    typeof toast === 'string' ? toastText(toast) : toast;
  sonner[kind](title, rest);
}
