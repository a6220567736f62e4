import type { MessageView } from '#domain/conversations/conversation-view.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import type { Outgoing } from './thread.ts';

const GIVE_UP_AFTER_MS = 15_000;

type Sent =
  | { message: MessageView }
  | { refused: RefusalCode | undefined; reason: string | undefined }
  | 'silence';

/** Posts a message. Where nobody answers as we would, nobody knows whether it arrived: sending it again does no harm. */
export async function postMessage(address: string, { id, content, attachments }: Outgoing): Promise<Sent> {
  try {
    const files = attachments.map((it) => it.id);
    const response = await post(`${address}/messages`, { id, content, files });
    if (!isAnswer(response)) return 'silence';
    const body: unknown = await response.json();
    if (response.ok) return { message: body as MessageView };
    const { code, message: reason } = body as { code?: RefusalCode; message?: string };
    return { refused: code, reason };
  } catch {
    return 'silence';
  }
}

/** A version 4 UUID, also where the page is not served securely and the browser therefore makes none. */
export function newMessageId(): string {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte, place) => {
    const marked = place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  });
  return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The page of messages before that seq, or null when it cannot be had now. */
export async function getOlder(
  address: string,
  before: number,
): Promise<{ messages: MessageView[]; hasOlder: boolean } | null> {
  try {
    const response = await fetch(`${address}/messages?before=${before}`);
    return response.ok ? ((await response.json()) as { messages: MessageView[]; hasOlder: boolean }) : null;
  } catch {
    return null;
  }
}

/** Tells how far somebody has read. Gives whether that was answered. */
export async function postRead(address: string, seq: number): Promise<boolean> {
  try {
    return isAnswer(await post(`${address}/read`, { seq }));
  } catch {
    return false;
  }
}

/** A server that is overloaded, or a proxy before one that is gone, has not answered. */
function isAnswer({ status }: Response): boolean {
  return status < 500 && status !== 429;
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });
}
