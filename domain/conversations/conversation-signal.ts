import type { MessageView } from './conversation-view.ts';

export interface ConversationSignal {
  conversationId: string;
  userIds: string[];
  /** Null for long messages and messages with files, which the receiving process loads from the database. */
  message: MessageView | null;
}

const PAYLOAD = /^([^{]*)(\{.*)?$/s;

export function parseConversationSignal(payload: string): ConversationSignal {
  const [, ids = '', json] = PAYLOAD.exec(payload) ?? [];
  const [conversationId = '', ...userIds] = ids.trim().split(/ +/);
  return { conversationId, userIds, message: json ? (JSON.parse(json) as MessageView) : null };
}
