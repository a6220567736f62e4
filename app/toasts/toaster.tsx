import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { TOAST_MS } from './flash.ts';
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
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
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
