import { DAY_MS } from '../clock.ts';

/** Days between the request and the erasure, in which the person can keep the account. */
export const ERASURE_DAYS = 7;

export const erasureDueAt = (requestedAt: Date) => new Date(requestedAt.getTime() + ERASURE_DAYS * DAY_MS);
