import type { MessageView } from './conversation-view.ts';

/** The database signal of a new message. */
export interface ConversationSignal {
  conversationId: string;
  /** The reader, then the writer. */
  userIds: string[];
  /** Null if it is long or has files: the receiver then has to load it. */
  message: MessageView | null;
}

/** Ids, then the message as JSON if it is included. */
const PAYLOAD = /^([^{]*)(\{.*)?$/s;

/** Parses a payload of `CONVERSATION_CHANNEL`, written by `writeMessage` only. */
export function parseConversationSignal(payload: string): ConversationSignal {
  const [, ids = '', json] = PAYLOAD.exec(payload) ?? [];
  const [conversationId = '', ...userIds] = ids.trim().split(' ');
  return { conversationId, userIds, message: json ? (JSON.parse(json) as MessageView) : null };
}
