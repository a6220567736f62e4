// The limits of toasts, for sonner on React pages and for `page-toasts.ts` on server-only pages.

/** Default duration of a toast, in milliseconds. */
export const TOAST_MS = 4000;

/** Older toasts are hidden until a newer toast closes. */
export const MAX_VISIBLE_TOASTS = 3;

export const TOAST_GAP_PX = 14;

/** A toast that is dragged up or to the right by this distance closes. Sonner has the same distance built in. */
export const SWIPE_PX = 20;

/** The key that moves the focus to the toasts, pressed with Alt: a value of `KeyboardEvent.code`. */
export const TOAST_KEY = 'KeyT';
