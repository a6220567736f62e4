import type { MessageView } from './conversation-view.ts';

/** The database signal of a new message. */
export interface ConversationSignal {
  conversationId: string;
  /** Ids of the recipient and the sender, in this order. */
  userIds: string[];
  /** Long messages and messages with files are null here: the receiving process loads them from the database. */
  message: MessageView | null;
}

/** Matches a payload: ids, then the message as JSON if it is short. */
const PAYLOAD = /^([^{]*)(\{.*)?$/s;

/** Parses a payload of `CONVERSATION_CHANNEL`. Only `writeMessage` sends such payloads. */
export function parseConversationSignal(payload: string): ConversationSignal {
  const [, ids = '', json] = PAYLOAD.exec(payload) ?? [];
  const [conversationId = '', ...userIds] = ids.trim().split(' ');
  return { conversationId, userIds, message: json ? (JSON.parse(json) as MessageView) : null };
}
