import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { MessageView } from '#domain/conversations/conversation-view.ts';
import { eventually } from '#tests/eventually.ts';
import { LiveStream } from './live-stream.ts';
import { StreamGroup } from './stream-group.ts';

/** An open stream over node's own response, and the seqs that left through it. */
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

test('what is told between a newcomer’s last look and its entry is not lost to it', async () => {
  const written = [message(1)];
  let look = async (seq: number) => written.filter((it) => it.seq > seq);
  const group = new StreamGroup((seq) => look(seq));
  const first = aReader();
  await group.join(first.stream);
  expect(first.seqs()).toEqual([1]);

  // The newcomer's second look begins before 2 is written and ends after everyone else has heard it.
  const { promise: slowLook, resolve: endSlowLook } = Promise.withResolvers<MessageView[]>();
  const usual = look;
  const second = aReader();
  let looks = 0;
  look = (seq) => (++looks === 2 ? slowLook : usual(seq));
  const joining = group.join(second.stream);
  await eventually(() => expect(looks).toBe(2));
  written.push(message(2));
  await group.wake();
  expect([first.seqs(), second.seqs()]).toEqual([[1, 2], [1]]);
  endSlowLook([]);
  await joining;
  await eventually(() => expect(second.seqs()).toEqual([1, 2]));

  written.push(message(3));
  await group.wake();
  expect([first.seqs(), second.seqs()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
});

test('what comes with its notification is told without a look, unless something is missing before it', async () => {
  let looks = 0;
  const written = [message(1)];
  const group = new StreamGroup(async (seq) => {
    looks += 1;
    return written.filter((it) => it.seq > seq);
  });
  const reader = aReader();
  await group.join(reader.stream);
  await soon(); // its look for what was written meanwhile is over
  looks = 0;
  for (const seq of [2, 2, 1]) group.receive(message(seq));
  await eventually(() => expect(reader.seqs()).toEqual([1, 2]));
  expect(looks).toBe(0);

  written.push(message(2), message(3), message(4));
  group.receive(message(4));
  group.receive(message(3));
  await eventually(() => expect(reader.seqs()).toEqual([1, 2, 3, 4]));
  expect(looks).toBeGreaterThan(0);
});

test('who arrives ahead of the others hears nothing twice', async () => {
  const written = [message(1)];
  const group = new StreamGroup(async (seq) => written.filter((it) => it.seq > seq));
  const [first, second] = [aReader(), aReader()];
  await group.join(first.stream);
  written.push(message(2)); // and nobody has been told yet
  await group.join(second.stream);
  await eventually(() => expect(first.seqs()).toEqual([1, 2]));
  expect(second.seqs()).toEqual([1, 2]);
});

test('a room is empty again when everybody has left', async () => {
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

test('when it cannot be read, its watchers are sent away to ask again', async () => {
  let isBroken = false;
  const group = new StreamGroup(async () => {
    if (isBroken) throw new Error('no database');
    return [];
  });
  const { stream } = aReader();
  await group.join(stream);
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  isBroken = true;
  await group.wake();
  expect(stream.isOpen).toBe(false);
  expect(complaint).toHaveBeenCalledOnce();
  complaint.mockRestore();
});
