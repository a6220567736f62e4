const DAY_MS = 24 * 60 * 60 * 1000;

/** Days between the request and the erasure, in which the person can keep the account. */
export const ERASURE_DAYS = 7;

export const erasureDueAt = (requestedAt: Date) => new Date(requestedAt.getTime() + ERASURE_DAYS * DAY_MS);
