import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { MessageView } from '#domain/conversations/conversation-view.ts';
import { eventually } from '#tests/eventually.ts';
import { LiveStream } from './live-stream.ts';
import { StreamGroup } from './stream-group.ts';

function aReader() {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  let text = '';
  const wire = new PassThrough().on('data', (chunk: Buffer) => (text += chunk));
  response.assignSocket(wire as unknown as Socket);
  const stream = new LiveStream(response, 0);
  stream.open();
  return { stream, seqs: () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq)) };
}

const message = (seq: number): MessageView => ({
  seq,
  id: `${seq}`,
  sender: 'client',
  content: '',
  attachments: [],
  createdAt: '2026-06-15T10:00:00.000Z',
});

test('a message sent between the last read of a joining stream and its addition is not lost', async () => {
  const written = [message(1)];
  let read = async (seq: number) => written.filter((it) => it.seq > seq);
  const group = new StreamGroup((seq) => read(seq));
  const first = aReader();
  await group.join(first.stream);
  expect(first.seqs()).toEqual([1]);

  // The joining stream's second read begins before message 2 is written and ends after the group has sent it.
  const { promise: slowRead, resolve: endSlowRead } = Promise.withResolvers<MessageView[]>();
  const originalRead = read;
  const second = aReader();
  let reads = 0;
  read = (seq) => (++reads === 2 ? slowRead : originalRead(seq));
  const joining = group.join(second.stream);
  await eventually(() => expect(reads).toBe(2));
  written.push(message(2));
  await group.wake();
  expect([first.seqs(), second.seqs()]).toEqual([[1, 2], [1]]);
  endSlowRead([]);
  await joining;
  await eventually(() => expect(second.seqs()).toEqual([1, 2]));

  written.push(message(3));
  await group.wake();
  expect([first.seqs(), second.seqs()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('a signalled message is sent without a read, unless an earlier one is missing', async () => {
  let reads = 0;
  const written = [message(1)];
  const group = new StreamGroup(async (seq) => {
    reads += 1;
    return written.filter((it) => it.seq > seq);
  });
  const reader = aReader();
  await group.join(reader.stream);
  await soon();
  reads = 0;
  for (const seq of [2, 2, 1]) group.receive(message(seq));
  await eventually(() => expect(reader.seqs()).toEqual([1, 2]));
  expect(reads).toBe(0);

  written.push(message(2), message(3), message(4));
  group.receive(message(4));
  group.receive(message(3));
  await eventually(() => expect(reader.seqs()).toEqual([1, 2, 3, 4]));
  expect(reads).toBeGreaterThan(0);
});

test('a stream that joins ahead of the group gets nothing twice', async () => {
  const written = [message(1)];
  const group = new StreamGroup(async (seq) => written.filter((it) => it.seq > seq));
  const [first, second] = [aReader(), aReader()];
  await group.join(first.stream);
  written.push(message(2));
  await group.join(second.stream);
  await eventually(() => expect(first.seqs()).toEqual([1, 2]));
  expect(second.seqs()).toEqual([1, 2]);
});

test('a group is empty after its last stream left', async () => {
  const group = new StreamGroup(async () => []);
  const { stream } = aReader();
  expect(group.isEmpty).toBe(true);
  const joining = group.join(stream);
  expect(group.isEmpty).toBe(false);
  await joining;
  expect(group.isEmpty).toBe(false);
  group.leave(stream);
  expect(group.isEmpty).toBe(true);
});

test('a failed read ends the streams, so that the browsers reconnect', async () => {
  let isBroken = false;
  const group = new StreamGroup(async () => {
    if (isBroken) throw new Error('no database');
    return [];
  });
  const { stream } = aReader();
  await group.join(stream);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  isBroken = true;
  await group.wake();
  expect(stream.isOpen).toBe(false);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
