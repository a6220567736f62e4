import { Close } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { TOAST_MS } from './toast-limits.ts';
import type { ToastText } from './toast-text.ts';

const colours = { success: 'text-good', error: 'text-bad', info: 'text-ink' };

/**
 * The toast works without scripts, and closes by its button or after `duration`. With scripts, `page-toasts.ts`
 * replaces it.
 */
export function FlashToast(toast: ToastText) {
  const { kind, title, description, duration = TOAST_MS } = toast;
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} data-flash={JSON.stringify(toast)}>
      <dialog
        open
        aria-label={title}
        className="toast-place toast-card passing-notice m-0 open:flex"
        style={{ animationDelay: `${duration}ms` }}
      >
        <div className="min-w-0 flex-1">
          <p className={`font-medium ${colours[kind]}`}>{title}</p>
          {description && <p className="text-soft">{description}</p>}
        </div>
        <form method="dialog">
          <button type="submit" className="toast-close" aria-label={m.toast_close()}>
            <Close className="size-4" />
          </button>
        </form>
      </dialog>
    </div>
  );
}
