/**
 * The number of days after the end of the campaign on which both sides may still write. Reading is always allowed.
 */
const WRITABLE_DAYS_AFTER_END = 30;

/** The number of latest messages that a page shows before the reader opens the full conversation. */
export const RECENT_MESSAGES = 2;

export const MESSAGE_MAX_CHARACTERS = 5_000;

export const MAX_ATTACHMENTS = 10;

/**
 * Channel of the database signal for a new message. The payload has the ids of the conversation, the reader and the
 * writer, then the message if the message is short.
 */
export const CONVERSATION_CHANNEL = 'conversation';
/** Channel of the database signal for a read mark. The payload has the ids of the conversation and the reader. */
export const READ_CHANNEL = 'conversation_read';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns whether both sides may write. `endedAt` is the time when the campaign closed, or null while the campaign
 * is open.
 */
export function isWritable(endedAt: Date | null, now: Date): boolean {
  return !endedAt || endedAt > lastWritableEnd(now);
}

/**
 * Returns the moment 30 days before `now`. A conversation is read-only if its campaign closed at this moment or
 * earlier.
 */
export function lastWritableEnd(now: Date): Date {
  return new Date(now.getTime() - WRITABLE_DAYS_AFTER_END * DAY_MS);
}
