import { beforeEach, expect, test } from 'vitest';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import type { UnsentMessage } from './thread.ts';
import { changeStored, nextStored, readUnsent, returnToDraft, storeUnsent } from './unsent.ts';

beforeEach(() => sessionStorage.clear());

const unsent = (id: string, state: UnsentMessage['state'] = 'sending'): UnsentMessage => ({
  id,
  content: `Text ${id}`,
  attachments: [],
  state,
});
const nextOf = (...open: DraftName[]) => nextStored('client', new Set(open))?.message.id;

test('finds the stored messages of one side in order, without refused ones and open conversations', () => {
  storeUnsent('conversation:1:client', {
    unsent: [unsent('a', 'failed'), unsent('b', 'waiting'), unsent('c')],
  });
  storeUnsent('conversation:1:influencer', { unsent: [unsent('d')] });
  storeUnsent('conversation:2:client', { draft: 'Not sent' });
  expect(nextOf()).toBe('b');
  expect(nextOf('conversation:1:client')).toBeUndefined();
  changeStored('conversation:1:client', { type: 'failed', id: 'b', reason: 'No.' });
  expect(nextOf()).toBe('c');
  const { id, content } = unsent('c');
  const message = { id, content, seq: 1, sender: 'client', attachments: [], createdAt: '' } as const;
  changeStored('conversation:1:client', { type: 'received', messages: [{ ...message, attachments: [] }] });
  expect(nextOf()).toBeUndefined();
  expect(readUnsent('conversation:1:client').unsent).toMatchObject([
    { id: 'a', state: 'failed' },
    { id: 'b', state: 'failed', reason: 'No.' },
  ]);
});

test('returns the text of a message without its files to the draft', () => {
  const key = 'conversation:1:client';
  storeUnsent(key, { draft: 'Being written', unsent: [unsent('a'), unsent('b')] });
  returnToDraft(key, unsent('a'));
  expect(readUnsent(key)).toMatchObject({ draft: 'Text a\nBeing written', unsent: [{ id: 'b' }] });
  storeUnsent(key, { draft: '' });
  returnToDraft(key, unsent('b'));
  expect(readUnsent(key)).toMatchObject({ draft: 'Text b', unsent: [] });
});
