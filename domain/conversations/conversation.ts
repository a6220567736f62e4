import { DAY_MS } from '../clock.ts';

/** Both sides may write until this many days after the end of the campaign or of the deal, whichever is later. */
const WRITABLE_DAYS_AFTER_END = 30;

/**
 * Returns the refusal of a message in a read-only conversation. The name of an erased account is empty, and a message
 * to an erased account is refused for this reason.
 */
export function closedRefusal(otherName: string) {
  return otherName === '' ? 'conversation.account_gone' : 'conversation.closed';
}
export type ClosedRefusal = ReturnType<typeof closedRefusal>;

export const RECENT_MESSAGES = 2;

export const MESSAGE_MAX_CHARACTERS = 5_000;

export const MAX_ATTACHMENTS = 10;

/**
 * Database signal for a new message: the ids of the conversation, the recipient and the sender, then the message if it
 * is short and has no files. The id of the recipient is empty if the recipient has blocked the sender.
 */
export const CONVERSATION_CHANNEL = 'conversation';
/** Database signal for a read mark: the ids of the conversation and the reader. */
export const READ_CHANNEL = 'conversation_read';

/**
 * Returns the moment 30 days before `now`. A conversation is read-only if its campaign and its deal closed at this
 * moment or earlier.
 */
export function lastWritableEnd(now: Date): Date {
  return new Date(now.getTime() - WRITABLE_DAYS_AFTER_END * DAY_MS);
}
