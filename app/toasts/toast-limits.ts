export const TOAST_MS = 4000;

/** Older toasts are hidden until a newer toast closes. */
export const MAX_VISIBLE_TOASTS = 3;

export const TOAST_GAP_PX = 14;

/** A toast closes when it is dragged this far to the right, or towards the nearer of the window's top and bottom. */
export const SWIPE_PX = 20;

/** Alt and this `KeyboardEvent.code` focus the toasts. */
export const TOAST_KEY = 'KeyT';
