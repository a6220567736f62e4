import { DAY_MS } from '../clock.ts';

/** Days for which an archive can be downloaded after it is ready. */
export const EXPORT_DAYS = 7;

export const exportEndOf = (readyAt: Date) => new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS);

/** An archive requested before this moment can no longer become ready, because all attempts of its job are over. */
export const abandonedBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

export const archiveKey = (exportId: string) => `private/${exportId}/archive`;
