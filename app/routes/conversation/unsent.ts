import { draftNames, readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import type { Attachment } from '#domain/conversations/conversation-view.ts';
import type { Role } from '#domain/ctx.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { applyChange, type Change, nextToSend, type UnsentMessage } from './thread.ts';

/** Stored in the tab, so that a reload or a change of language keeps the text, files and messages. */
interface Unsent {
  draft: string;
  files: readonly Attachment[];
  unsent: readonly UnsentMessage[];
}

/** The stored object still uses `outbox`, the former name of `unsent`. */
type Stored = Omit<Unsent, 'unsent'> & { outbox: Unsent['unsent'] };

export function readUnsent(key: DraftName): Unsent {
  const { draft = '', files = [], outbox = [] } = readDraft<Stored>(key);
  return { draft, files, unsent: outbox };
}

export function storeUnsent(key: DraftName, part: Partial<Unsent>): void {
  const { unsent, ...rest } = part;
  storeDraft(key, { ...readDraft<Stored>(key), ...rest, ...(unsent && { outbox: unsent }) });
}

/** Moves the text of an unsent message to the beginning of the stored draft. */
export function returnToDraft(key: DraftName, { id, content }: UnsentMessage): void {
  const { draft, unsent } = readUnsent(key);
  storeUnsent(key, {
    draft: [content, draft].filter(Boolean).join('\n'),
    unsent: unsent.filter((it) => it.id !== id),
  });
}

export interface StoredMessage {
  key: DraftName;
  message: UnsentMessage;
}

/** Returns the next stored message of `side` to send. Leaves out the conversations whose keys are in `open`. */
export function nextStored(side: Role, open: ReadonlySet<DraftName>): StoredMessage | undefined {
  for (const key of draftNames('conversation:')) {
    if (!key.endsWith(`:${side}`) || open.has(key)) continue;
    const message = nextToSend(readUnsent(key));
    if (message) return { key, message };
  }
  return undefined;
}

/** Changes the stored unsent messages without the conversation's page. */
export function changeStored(key: DraftName, change: Change): void {
  const thread = { messages: [], hasOlder: false, unsent: readUnsent(key).unsent };
  storeUnsent(key, { unsent: applyChange(thread, change).unsent });
}
