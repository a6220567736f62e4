export interface UnreadView {
  total: number;
  /** At most 200 conversations, newest first. */
  conversations: UnreadConversation[];
  newest: Incoming | null;
  notifications: number;
  /**
   * Former name of `notifications`, for pages loaded before an update of the site. Version 0.2.0 removes this field.
   */
  notices: number;
  /**
   * Number of messages in all conversations of the user, including the user's own. Every new message changes this
   * number.
   */
  written: number;
}

export interface UnreadConversation {
  conversationId: string;
  campaignId: string;
  influencerId: string;
  count: number;
}

export interface Incoming extends Omit<UnreadConversation, 'count'> {
  otherName: string;
  content: string;
  files: number;
  /** ISO 8601. */
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
