/**
 * Watchers in a process of their own, told on the first line of standard input whom to watch. It opens all lines and says so; then,
 * when it has messages to send, it posts one after the other and prints how long each took from before its POST until the last
 * watcher had it, in milliseconds. Otherwise it holds the lines until its input ends.
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
  /** One line each. */
  watchers: { path: string; cookie: string }[];
  post: { path: string; cookie: string };
  messages: number;
}

const AT_ONCE = 50;
/** Between two messages, so that none waits for another. */
const PAUSE_MS = 120;
const LONGEST_MS = 30_000;

const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const { kind, port, watchers, post, messages } = JSON.parse((await lines.next()).value ?? '') as Watch;
/** The message that is on its way, and who has yet to hear it. */
let awaited = '';
let missing = 0;
let allReceived = () => {};
const waiting = new Set<number>();
function hear(nth: number, text: string): void {
  if (awaited === '' || !text.includes(awaited) || !waiting.delete(nth)) return;
  missing -= 1;
  if (missing === 0) allReceived();
}

let next = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let nth = next++; nth < watchers.length; nth = next++)
      await (kind === 'sse' ? openStream(nth) : openSocket(nth));
  }),
);
console.info('open');
if (messages > 0) {
  await sleep(1_000); // what every newcomer is told has been told
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
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`${path} was answered ${head.slice(0, 40)}`);
  let tail = '';
  socket.on('data', (chunk) => {
    const text = tail + String(chunk);
    tail = text.slice(-40); // an id may come in two pieces
    hear(nth, text);
  });
  socket.on('close', () => {
    throw new Error('A line was closed.');
  });
}

async function openSocket(nth: number): Promise<void> {
  const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  socket.on('message', (body: string) => hear(nth, body));
  const { promise, resolve } = Promise.withResolvers<void>();
  socket.once('connect', resolve);
  await promise;
}

async function timeOne(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const tooLong = setTimeout(() => reject(new Error(`${missing} never heard it.`)), LONGEST_MS);
  allReceived = resolve;
  awaited = randomUUID();
  missing = watchers.length;
  for (let nth = 0; nth < missing; nth++) waiting.add(nth);
  const body = JSON.stringify({ id: awaited, content: 'As long as people write: a line or two, no more.' });
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${post.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: post.cookie },
    body,
  });
  if (answer.status !== 201) throw new Error(`Posting was answered ${answer.status}.`);
  await promise;
  const took = performance.now() - began;
  await answer.arrayBuffer();
  clearTimeout(tooLong);
  await sleep(PAUSE_MS);
  return took;
}
