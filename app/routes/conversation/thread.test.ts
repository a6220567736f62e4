import { expect, test } from 'vitest';
import type { MessageView } from '#domain/conversations/conversation-view.ts';
import {
  applyChange,
  type Change,
  endsGroup,
  nextToSend,
  receivedUpTo,
  recent,
  type Thread,
} from './thread.ts';

const message = (seq: number, changes: Partial<MessageView> = {}): MessageView => ({
  attachments: [],
  seq,
  id: `id-${seq}`,
  sender: 'client',
  content: `${seq}`,
  createdAt: '2026-06-15T10:00:00.000Z',
  ...changes,
});
const empty: Thread = { messages: [], hasOlder: false, unsent: [] };
const after = (...changes: Change[]) => changes.reduce(applyChange, empty);
const receive = (...seqs: number[]): Change => ({
  type: 'received',
  messages: seqs.map((it) => message(it)),
});
const write = (id: string): Change => ({ type: 'written', id, content: 'Hi', attachments: [] });
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq);

test('lists each message once, in the order of seq, however it was received', () => {
  expect(seqs(after(receive(4, 5), receive(7), receive(5, 6, 7), receive(2, 3)))).toEqual([2, 3, 4, 5, 6, 7]);
});

test('removes an unsent message when the response or the stream returns it', () => {
  const writing = after(write('id-1'));
  expect(writing.unsent).toEqual([{ id: 'id-1', content: 'Hi', attachments: [], state: 'sending' }]);
  const arrived = applyChange(applyChange(writing, receive(1)), receive(1));
  expect([seqs(arrived), arrived.unsent]).toEqual([[1], []]);
});

test('allows a failed message to be retried or discarded', () => {
  const failed = after(write('a'), { type: 'failed', id: 'a', reason: 'No.' });
  expect(failed.unsent[0]).toMatchObject({ state: 'failed', reason: 'No.' });
  const again = applyChange(failed, { type: 'retried', id: 'a' });
  expect(again.unsent[0]).toMatchObject({ state: 'sending', reason: undefined });
  expect(applyChange(failed, { type: 'discarded', id: 'a' }).unsent).toEqual([]);
});

test('sends waiting messages in order and skips a refused one', () => {
  const three = after(write('a'), write('b'), write('c'));
  expect(nextToSend(three)?.id).toBe('a');
  const delayed = applyChange(three, { type: 'delayed' });
  expect(nextToSend(delayed)?.id).toBe('a');
  expect(delayed.unsent.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  const loggedOut = applyChange(three, { type: 'delayed', reason: 'Log in.' });
  expect(loggedOut.unsent[0]).toMatchObject({ state: 'waiting', reason: 'Log in.' });
  expect(applyChange(loggedOut, { type: 'delayed' }).unsent[0]).toMatchObject({ reason: undefined });
  expect(nextToSend(applyChange(three, { type: 'failed', id: 'a', reason: undefined }))?.id).toBe('b');
  expect(nextToSend(empty)).toBeUndefined();
});

test('restores unsent messages of an earlier visit unless they have arrived', () => {
  const stored = ['id-1', 'id-2'].map((id) => ({
    id,
    content: id,
    attachments: [],
    state: 'sending' as const,
  }));
  expect(after(receive(1), { type: 'kept', unsent: stored }).unsent.map(({ id }) => id)).toEqual(['id-2']);
});

test('keeps `hasOlder` until a page of older messages changes it', () => {
  const older = after({ type: 'received', messages: [message(9)], hasOlder: true });
  expect(applyChange(older, receive(10)).hasOlder).toBe(true);
  expect(applyChange(older, { type: 'received', messages: [message(1)], hasOlder: false }).hasOlder).toBe(
    false,
  );
});

test('resumes a stream at the first gap', () => {
  expect(receivedUpTo(empty)).toBe(0);
  expect(receivedUpTo(after(receive(36, 37, 38)))).toBe(38);
  expect(receivedUpTo(after(receive(36, 37, 40)))).toBe(37);
});

test('counts unsent messages among the two most recent ones', () => {
  const three = after(receive(1, 2, 3));
  expect([recent(three).messages.map(({ seq }) => seq), recent(three).unsent]).toEqual([[2, 3], []]);
  const writing = applyChange(three, write('a'));
  expect([recent(writing).messages.length, recent(writing).unsent.length]).toEqual([1, 1]);
  const more = ['b', 'c'].reduce((it, id) => applyChange(it, write(id)), writing);
  expect(recent(more).messages).toEqual([]);
  expect(recent(more).unsent.map(({ id }) => id)).toEqual(['b', 'c']);
});

test.each([
  ['the last message', undefined, true],
  ['a message before one of the other side', message(2, { sender: 'influencer' }), true],
  [
    'a message before a pause of more than five minutes',
    message(2, { createdAt: '2026-06-15T10:05:01Z' }),
    true,
  ],
  [
    'a message that the same side continues within five minutes',
    message(2, { createdAt: '2026-06-15T10:04:59Z' }),
    false,
  ],
])('decides whether %s ends a group', (_, next, ends) => {
  expect(endsGroup(message(1), next)).toBe(ends);
});
