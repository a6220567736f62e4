import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { TOAST_MS } from './flash.ts';
import { isToastName, type ToastText, toastText } from './toast-text.ts';

/** A notice by its name (names come from cookies, so any may be asked for), or one made where it is needed. */
export type Shown = string | (ToastText & { action?: Action });

interface Action {
  label: string;
  onClick: () => void;
}

export interface ToasterProps {
  onReady: (draw?: (shown: Shown) => void) => void;
}

/** Loaded by `toast.tsx` when there is something to show. */
export default function Toaster({ onReady }: ToasterProps) {
  useEffect(() => {
    onReady(draw);
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

function draw(shown: Shown): void {
  if (typeof shown === 'string' && !isToastName(shown)) return;
  const { kind, title, ...rest }: Exclude<Shown, string> =
    typeof shown === 'string' ? toastText(shown) : shown;
  toast[kind](title, rest);
}
