/** A conversation can be written in for this long after its campaign closed; reading never ends. */
const WRITABLE_DAYS_AFTER_END = 30;

/** The latest messages that stand on the page before the whole conversation is opened. */
export const RECENT_MESSAGES = 2;

export const MESSAGE_MAX_CHARACTERS = 5_000;

/** Files of one message. */
export const MAX_ATTACHMENTS = 10;

/**
 * Where the database tells that something was written: the conversation's id, that of whoever it is written to, and the message
 * itself, if it is short.
 */
export const CONVERSATION_CHANNEL = 'conversation';
/** Where it tells that something was read: the conversation's id, then the reader's. */
export const READ_CHANNEL = 'conversation_read';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `endedAt`: when the application ended with its campaign; null while it runs. */
export function isWritable(endedAt: Date | null, now: Date): boolean {
  return !endedAt || endedAt > lastWritableEnd(now);
}

/** What ended then or before is only read. */
export function lastWritableEnd(now: Date): Date {
  return new Date(now.getTime() - WRITABLE_DAYS_AFTER_END * DAY_MS);
}
