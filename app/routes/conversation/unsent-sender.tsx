import { useEffect } from 'react';
import { hrefIn } from '#app/addresses/path.ts';
import { showFailure } from '#app/toasts/toast.tsx';
import type { Role } from '#domain/ctx.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { postMessage } from './conversation-requests.ts';
import { openSender } from './send-unsent.ts';
import { changeStored, nextStored, type StoredMessage } from './unsent.ts';

/** Keys of the conversations whose page is open. */
const open = new Set<DraftName>();
/**
 * Keys of conversations for which the server refused the viewer with 404. For example, another account wrote the unsent
 * messages in this tab.
 */
const unknown = new Set<DraftName>();
let start = () => {};

/**
 * Excludes a conversation from the `UnsentSender` while its page is open, because that page sends the messages itself.
 * The page calls the returned function when it closes.
 */
export function leaveToPage(key: DraftName): () => void {
  open.add(key);
  return () => {
    open.delete(key);
    start();
  };
}

/**
 * Sends the stored messages of the conversations whose page the viewer has closed. May repeat a request that the closed
 * page had not finished. The repeated request is harmless, because the server stores a message once.
 */
export function UnsentSender({ side }: { side: Role }) {
  useEffect(() => {
    const sender = openSender(
      () => nextStored(side, new Set([...open, ...unknown])),
      (it) => sendStored(it, side),
    );
    start = sender.start;
    sender.start();
    window.addEventListener('online', sender.start);
    return () => {
      start = () => {};
      window.removeEventListener('online', sender.start);
      sender.close();
    };
  }, [side]);
  return null;
}

async function sendStored({ key, message }: StoredMessage, side: Role): Promise<boolean> {
  const conversationId = key.split(':')[1] ?? '';
  const address = hrefIn(currentLanguage(), '/api/conversations/:conversationId/messages', {
    conversationId,
  });
  const answer = await postMessage(address, message, side);
  // The message stays unsent. `UnsentSender` tries again, even while the user is logged out.
  if (answer === 'silence' || answer === 'logged_out') return false;
  if ('refused' in answer && answer.refused === 'conversation.not_found') unknown.add(key);
  else if ('message' in answer) changeStored(key, { type: 'received', messages: [answer.message] });
  else {
    changeStored(key, { type: 'failed', id: message.id, reason: answer.reason });
    showFailure('message.failed');
  }
  return true;
}
