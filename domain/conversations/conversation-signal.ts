import type { MessageView } from './conversation-view.ts';

/** The database signal of a new message. */
export interface ConversationSignal {
  conversationId: string;
  /** Ids of the reader and the writer, in this order. */
  userIds: string[];
  /** Null if the message is long or has files. The receiver then loads the message from the database. */
  message: MessageView | null;
}

/** Matches a payload: ids, then a JSON message if the message is short. */
const PAYLOAD = /^([^{]*)(\{.*)?$/s;

/** Parses a payload of `CONVERSATION_CHANNEL`. Only `writeMessage` sends such payloads. */
export function parseConversationSignal(payload: string): ConversationSignal {
  const [, ids = '', json] = PAYLOAD.exec(payload) ?? [];
  const [conversationId = '', ...userIds] = ids.trim().split(' ');
  return { conversationId, userIds, message: json ? (JSON.parse(json) as MessageView) : null };
}
