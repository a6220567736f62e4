import { useEffect } from 'react';
import { Toaster as Notifications, toast } from 'sonner';
import type { RefusalCode } from '#domain/refusal.ts';
import { refusalText } from '#messages/refusal.ts';
import { TOAST_MS } from './flash.ts';
import { isToastName, type ToastText, toastText } from './toast-text.ts';

/** A notice by its name (names come from cookies, so any may be asked for), or one made where it is needed. */
export type Shown = string | (ToastText & { refused?: RefusalCode; action?: Action });

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
    <Notifications
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
  const { kind, title, refused, ...rest }: Exclude<Shown, string> =
    typeof shown === 'string' ? toastText(shown) : shown;
  toast[kind](title, refused ? { ...rest, description: refusalText(refused) } : rest);
}
