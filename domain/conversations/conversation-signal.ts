import type { MessageView } from './conversation-view.ts';

/** What the database signal of a new message says. */
export interface ConversationSignal {
  conversationId: string;
  /** Its reader and its writer. */
  userIds: string[];
  /** Null if it is long or has files: then it has to be read. */
  message: MessageView | null;
}

/** Ids, and the message as JSON if it is carried along. */
const PAYLOAD = /^([^{]*)(\{.*)?$/s;

/** Reads a payload of `CONVERSATION_CHANNEL`, which `writeMessage` alone writes. */
export function parseConversationSignal(payload: string): ConversationSignal {
  const [, ids = '', json] = PAYLOAD.exec(payload) ?? [];
  const [conversationId = '', ...userIds] = ids.trim().split(' ');
  return { conversationId, userIds, message: json ? (JSON.parse(json) as MessageView) : null };
}
