/** What one person has not read, of all their conversations and notices: the one answer that every badge is made of. */
export interface UnreadView {
  total: number;
  /** Where it stands, the newest first; at most 200. */
  conversations: UnreadConversation[];
  newest: Incoming | null;
  /** Notices, of messages and of all else. */
  notifications: number;
  /** Messages of all one's conversations, one's own too: whenever one is written, it is another number. */
  written: number;
}

export interface UnreadConversation {
  conversationId: string;
  campaignId: string;
  influencerId: string;
  count: number;
}

/** The newest message that somebody has not read, as a notice tells of it. */
export interface Incoming extends Omit<UnreadConversation, 'count'> {
  otherName: string;
  content: string;
  /** How many files come with it. */
  files: number;
  /** ISO 8601. */
  createdAt: string;
}

export const nothingUnread: UnreadView = {
  total: 0,
  conversations: [],
  newest: null,
  notifications: 0,
  written: 0,
};
