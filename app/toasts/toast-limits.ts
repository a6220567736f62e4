// The limits of toasts, for sonner on React pages and for `page-toasts.ts` on server-only pages.

/** Default duration in milliseconds. */
export const TOAST_MS = 4000;

/** Older toasts stay hidden until a newer toast closes. */
export const MAX_VISIBLE_TOASTS = 3;

export const TOAST_GAP_PX = 14;

/** A drag by this distance, up or to the right, closes a toast. Sonner has the same distance built in. */
export const SWIPE_PX = 20;

/** The key that moves the focus to the toasts, together with Alt. The value is one of `KeyboardEvent.code`. */
export const TOAST_KEY = 'KeyT';
