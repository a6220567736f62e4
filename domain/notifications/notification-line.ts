import type { CollaborationType } from '../campaigns/collaboration.ts';
import type { NotificationView } from './notification.ts';

/**
 * A line of the list: one notification, or all notifications of one day about new applications to one campaign. The
 * line has the fields of the newest notification. A line is read if all its notifications are read.
 */
export interface NotificationLine extends NotificationView {
  picture: string | null;
  others: { name: string; picture: string | null }[];
  applicants: number;
  waiting: number;
  message: { content: string; files: number } | null;
  cover: { id: string; cover: string | null; collaborationType: CollaborationType } | null;
}

export interface Notifications {
  notifications: NotificationLine[];
  unread: number;
  total: number;
  page: number;
  pages: number;
}

/** Notifications about new applications to one campaign merge if they are of the same day in this time zone. */
export const MERGING_ZONE = 'Europe/Paris';
