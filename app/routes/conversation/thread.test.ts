import { describe, expect, test } from 'vitest';
import type { MessageView } from '#domain/conversations/conversation-view.ts';
import { type Change, changed, endsGroup, nextToSend, receivedUpTo, recent, type Thread } from './thread.ts';

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
const after = (...changes: Change[]) => changes.reduce(changed, empty);
const receive = (...seqs: number[]): Change => ({
  type: 'received',
  messages: seqs.map((it) => message(it)),
});
const write = (id: string): Change => ({ type: 'written', id, content: 'Hi', attachments: [] });
const seqs = ({ messages }: Thread) => messages.map(({ seq }) => seq);

test('messages stand in their order, each once, whichever way they came', () => {
  expect(seqs(after(receive(4, 5), receive(7), receive(5, 6, 7), receive(2, 3)))).toEqual([2, 3, 4, 5, 6, 7]);
});

test('what was written leaves the outbox when it arrives, by the answer or by the stream', () => {
  const writing = after(write('id-1'));
  expect(writing.unsent).toEqual([{ id: 'id-1', content: 'Hi', attachments: [], state: 'sending' }]);
  const arrived = changed(changed(writing, receive(1)), receive(1));
  expect([seqs(arrived), arrived.unsent]).toEqual([[1], []]);
});

test('what failed may be tried again or thrown away', () => {
  const failed = after(write('a'), { type: 'failed', id: 'a', reason: 'No.' });
  expect(failed.unsent[0]).toMatchObject({ state: 'failed', reason: 'No.' });
  const again = changed(failed, { type: 'retried', id: 'a' });
  expect(again.unsent[0]).toMatchObject({ state: 'sending', reason: undefined });
  expect(changed(failed, { type: 'discarded', id: 'a' }).unsent).toEqual([]);
});

test('what waits is sent in its order, and what was refused holds up nobody', () => {
  const three = after(write('a'), write('b'), write('c'));
  expect(nextToSend(three)?.id).toBe('a');
  const delayed = changed(three, { type: 'delayed' });
  expect(nextToSend(delayed)?.id).toBe('a');
  expect(delayed.unsent.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  expect(nextToSend(changed(three, { type: 'failed', id: 'a', reason: undefined }))?.id).toBe('b');
  expect(nextToSend(empty)).toBeUndefined();
});

test('what an earlier visit left behind comes back, unless it has arrived', () => {
  const left = ['id-1', 'id-2'].map((id) => ({
    id,
    content: id,
    attachments: [],
    state: 'sending' as const,
  }));
  expect(after(receive(1), { type: 'kept', unsent: left }).unsent.map(({ id }) => id)).toEqual(['id-2']);
});

test('an older page says whether there is more', () => {
  const older = after({ type: 'received', messages: [message(9)], hasOlder: true });
  expect(changed(older, receive(10)).hasOlder).toBe(true);
  expect(changed(older, { type: 'received', messages: [message(1)], hasOlder: false }).hasOlder).toBe(false);
});

test('a stream goes on before the first gap', () => {
  expect(receivedUpTo(empty)).toBe(0);
  expect(receivedUpTo(after(receive(36, 37, 38)))).toBe(38);
  expect(receivedUpTo(after(receive(36, 37, 40)))).toBe(37);
});

test('the two most recent are what is under way, then what arrived last', () => {
  const three = after(receive(1, 2, 3));
  expect([recent(three).messages.map(({ seq }) => seq), recent(three).unsent]).toEqual([[2, 3], []]);
  const writing = changed(three, write('a'));
  expect([recent(writing).messages.length, recent(writing).unsent.length]).toEqual([1, 1]);
  const more = ['b', 'c'].reduce((it, id) => changed(it, write(id)), writing);
  expect(recent(more).messages).toEqual([]);
  expect(recent(more).unsent.map(({ id }) => id)).toEqual(['b', 'c']);
});

describe('the time stands under', () => {
  test('the last message', () => expect(endsGroup(message(1), undefined)).toBe(true));
  test('a message the other side answers', () =>
    expect(endsGroup(message(1), message(2, { sender: 'influencer' }))).toBe(true));
  test('a message before a pause', () =>
    expect(endsGroup(message(1), message(2, { createdAt: '2026-06-15T10:05:01Z' }))).toBe(true));
  test('not one of several in a row', () =>
    expect(endsGroup(message(1), message(2, { createdAt: '2026-06-15T10:04:59Z' }))).toBe(false));
});
