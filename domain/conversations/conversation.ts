/** Writing ends this long after the campaign closed; reading never ends. */
const WRITABLE_DAYS_AFTER_END = 30;

/** Latest messages on a page before the full conversation is opened. */
export const RECENT_MESSAGES = 2;

export const MESSAGE_MAX_CHARACTERS = 5_000;

/** Files per message. */
export const MAX_ATTACHMENTS = 10;

/**
 * Channel of the database signal for a new message. Payload: the conversation's id, the ids of reader and writer, and the message
 * itself if it is short.
 */
export const CONVERSATION_CHANNEL = 'conversation';
/** Channel of the database signal for a read mark. Payload: the conversation's id, then the reader's id. */
export const READ_CHANNEL = 'conversation_read';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `endedAt`: when the application ended because its campaign closed; null before that. */
export function isWritable(endedAt: Date | null, now: Date): boolean {
  return !endedAt || endedAt > lastWritableEnd(now);
}

/** Conversations that ended at this moment or earlier are read-only. */
export function lastWritableEnd(now: Date): Date {
  return new Date(now.getTime() - WRITABLE_DAYS_AFTER_END * DAY_MS);
}
