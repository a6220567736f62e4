import type { MessageView } from './conversation-view.ts';

export interface ConversationSignal {
  conversationId: string;
  /** Ids of the recipient and the sender, in this order. */
  userIds: string[];
  /**
   * The value is null for long messages and messages with files, which the receiving process loads from the database.
   */
  message: MessageView | null;
}

/** The first group matches the ids, the second group the message as JSON. A long message is left out. */
const PAYLOAD = /^([^{]*)(\{.*)?$/s;

/** Parses a payload of `CONVERSATION_CHANNEL`. Only `writeMessage` sends such payloads. */
export function parseConversationSignal(payload: string): ConversationSignal {
  const [, ids = '', json] = PAYLOAD.exec(payload) ?? [];
  const [conversationId = '', ...userIds] = ids.trim().split(' ');
  return { conversationId, userIds, message: json ? (JSON.parse(json) as MessageView) : null };
}
