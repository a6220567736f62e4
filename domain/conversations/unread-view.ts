/** A user's unread messages and notifications. All badges use this response. */
export interface UnreadView {
  total: number;
  /** At most 200 conversations with unread messages, newest first. */
  conversations: UnreadConversation[];
  newest: Incoming | null;
  /** The number of unread notifications, including those about messages. */
  notifications: number;
  /**
   * The former name of `notifications`, for pages that were loaded before an update of the site. Version 0.2.0
   * removes this field.
   */
  notices: number;
  /**
   * The number of messages in all conversations of the user, including the user's own messages. Every new message
   * changes this number.
   */
  written: number;
}

export interface UnreadConversation {
  conversationId: string;
  campaignId: string;
  influencerId: string;
  count: number;
}

/** The newest unread message, with the data for its toast. */
export interface Incoming extends Omit<UnreadConversation, 'count'> {
  otherName: string;
  content: string;
  /** The number of files of the message. */
  files: number;
  /** The time in ISO 8601. */
  createdAt: string;
}

export const nothingUnread: UnreadView = {
  total: 0,
  conversations: [],
  newest: null,
  notifications: 0,
  notices: 0,
  written: 0,
};
