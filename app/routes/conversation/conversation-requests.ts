import { callJson, type JsonAnswer } from '#app/forms/call-json.ts';
import type { ConversationView, MessageView } from '#domain/conversations/conversation-view.ts';
import type { Role } from '#domain/ctx.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import type { UnsentMessage } from './thread.ts';

export interface PostRefusal {
  refused: RefusalCode | undefined;
  reason: string | undefined;
}

/**
 * Returns `silence` if there is no usable response. The server may still have stored the message. A retry never
 * stores a message twice. Returns `logged_out` if the session is over. `side` is that of the writer: if the other side
 * has logged in meanwhile, the server refuses the message.
 */
export async function postMessage(
  address: string,
  { id, content, attachments }: UnsentMessage,
  side: Role,
): Promise<'silence' | 'logged_out' | PostRefusal | { message: MessageView }> {
  const body = { id, side, content, files: attachments.map((it) => it.id) };
  const answer = await callJson<MessageView>(address, { body });
  if (!answer || isThrottled(answer)) return 'silence';
  if (answer.ok) return { message: answer.body };
  if (answer.body.code === 'session.required') return 'logged_out';
  return { refused: answer.body.code, reason: answer.body.message };
}

/** Loads the last messages with a seq below `before`. Returns null on failure. */
export async function getOlder(address: string, before: number): Promise<OlderMessages | null> {
  const answer = await callJson<OlderMessages>(`${address}?before=${before}`);
  return answer?.ok ? answer.body : null;
}

type OlderMessages = Pick<ConversationView, 'messages' | 'hasOlder'>;

export async function postRead(address: string, seq: number): Promise<boolean> {
  const answer = await callJson(address, { body: { seq } });
  return answer !== null && !isThrottled(answer);
}

/**
 * True if a proxy limits the rate. A 429 of our server has a `code`: the page shows the text of that refusal and does
 * not retry.
 */
function isThrottled({ status, body }: JsonAnswer<unknown>): boolean {
  return status === 429 && !(body as { code?: string } | null)?.code;
}
