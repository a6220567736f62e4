/**
 * Runs watchers in a separate process, with parameters in the first line of standard input. Opens all streams and
 * prints `open`. Posts the messages in turn and prints for each the milliseconds until the last watcher has the
 * message. Without messages, keeps the streams open until its input ends.
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';

export interface Watch {
  kind: 'sse' | 'socket.io';
  port: number;
  watchers: { path: string; cookie: string }[];
  post: { path: string; cookie: string };
  messages: number;
}

const CONCURRENT_OPENS = 50;
/**
 * Pause in milliseconds after the last watcher has a message, so that work left from this message does not delay the
 * next message.
 */
const PAUSE_MS = 120;
const TIMEOUT_MS = 30_000;

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const { kind, port, watchers, post, messages } = JSON.parse((await lines.next()).value ?? '') as Watch;
let currentId = '';
let missing = 0;
let allReceived = () => {};
const waiting = new Set<number>();
function receive(nth: number, text: string): void {
  if (currentId === '' || !text.includes(currentId) || !waiting.delete(nth)) return;
  missing -= 1;
  if (missing === 0) allReceived();
}

let next = 0;
await Promise.all(
  Array.from({ length: CONCURRENT_OPENS }, async () => {
    for (let nth = next++; nth < watchers.length; nth = next++)
      await (kind === 'sse' ? openStream(nth) : openSocket(nth));
  }),
);
console.info('open');
if (messages > 0) {
  await sleep(1_000);
  const times: number[] = [];
  for (let n = 0; n < messages; n++) times.push(await timeOne());
  console.info(JSON.stringify(times));
} else await lines.next();
process.exit(0);

async function openStream(nth: number): Promise<void> {
  const { path = '/', cookie = '' } = watchers[nth] ?? {};
  const socket = net.connect(port, '127.0.0.1').setEncoding('latin1').setNoDelay();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`);
  const [head] = (await once(socket, 'data')) as [string];
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${path} responded ${head.slice(0, 40)}`);
  let tail = '';
  socket.on('data', (chunk) => {
    const text = tail + String(chunk);
    tail = text.slice(-40); // An id may be split between two chunks.
    receive(nth, text);
  });
  socket.on('close', () => {
    throw new Error('A stream was closed.');
  });
}

async function openSocket(nth: number): Promise<void> {
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  socket.on('message', (body: string) => receive(nth, body));
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.once('connect', resolve);
  await promise;
}

async function timeOne(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timeout = setTimeout(() => reject(new Error(`${missing} watchers did not get it.`)), TIMEOUT_MS);
  allReceived = resolve;
  currentId = randomUUID();
  missing = watchers.length;
  for (let nth = 0; nth < missing; nth++) waiting.add(nth);
  const body = JSON.stringify({ id: currentId, content: 'As long as people write: a line or two, no more.' });
  const startedAt = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${post.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: post.cookie },
    body,
  });
  if (answer.status !== 201) throw new Error(`The POST was answered with ${answer.status}.`);
  await promise;
  const duration = performance.now() - startedAt;
  await answer.arrayBuffer();
  clearTimeout(timeout);
  await sleep(PAUSE_MS);
  return duration;
}
