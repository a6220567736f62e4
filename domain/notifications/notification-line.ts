import type { CollaborationType } from '../campaigns/collaboration.ts';
import type { NotificationView } from './notification.ts';

/**
 * A line of the list. The notifications of one day about applicants of one campaign are one line, with the fields of the
 * newest of them. A line is read if all its notifications are read.
 */
export interface NotificationLine extends NotificationView {
  /** The logo or portrait of the other side. */
  picture: string | null;
  /** Up to two more applicants, the newest first. */
  others: { name: string; picture: string | null }[];
  /** The number of applicants. The value is 1 for other kinds. */
  applicants: number;
  /** The number of applicants who wait for an answer. */
  waiting: number;
  /** The message of a notification about a message. */
  message: { content: string; files: number } | null;
  cover: { id: string; cover: string | null; collaborationType: CollaborationType } | null;
}

export interface Notifications {
  notifications: NotificationLine[];
  /** The number of unread notifications, not of lines. */
  unread: number;
  total: number;
  page: number;
  pages: number;
}

/** Applicants of one campaign merge if their notifications are of the same day in this time zone. */
export const MERGING_ZONE = 'Europe/Paris';
