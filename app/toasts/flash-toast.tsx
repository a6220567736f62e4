import { Close } from '#app/ui/icons.tsx';
import { m } from '#messages';
import { TOAST_MS } from './flash.ts';
import type { ToastText } from './toast-text.ts';

const colours = { success: 'text-good', error: 'text-bad', info: 'text-ink' };

/** A toast on a page without scripts, at the place and width of other toasts. It closes by its button or after `duration`. */
export function FlashToast({ kind, title, description, duration = TOAST_MS }: ToastText) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'}>
      <dialog
        open
        aria-label={title}
        className="passing-notice fixed top-4 right-4 left-auto z-40 m-0 w-[356px] max-w-[calc(100vw-2rem)] gap-3 rounded-card border border-line bg-surface p-4 text-sm text-ink open:flex"
        style={{ animationDelay: `${duration}ms` }}
      >
        <div className="flex-1">
          <p className={`font-medium ${colours[kind]}`}>{title}</p>
          {description && <p className="text-soft">{description}</p>}
        </div>
        <form method="dialog">
          <button
            type="submit"
            aria-label={m.toast_close()}
            className="-m-2 grid size-9 place-items-center rounded-full hover:bg-sunken"
          >
            <Close className="size-4" />
          </button>
        </form>
      </dialog>
    </div>
  );
}
