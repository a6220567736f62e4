/**
 * A load generator in a process of its own. It is told on its standard input what to ask for, keeps its connections busy with
 * one request after the other, each drawn from the paths, and prints how many were answered 200 a second and how long it took.
 * It reads no more of an answer than where it ends, so that it is never what is measured.
 */
import net from 'node:net';
import { json } from 'node:stream/consumers';

export interface Load {
  port: number;
  paths: string[];
  cookie?: string;
  connections: number;
  seconds: number;
}

export interface Loaded {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const load = (await json(process.stdin)) as Load;
const requests = load.paths.map((path) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      ...(load.cookie ? [`Cookie: ${load.cookie}`] : []),
      '',
      '',
    ].join('\r\n'),
  ),
);
const times: number[] = [];
const began = performance.now();
const end = began + load.seconds * 1000;
await Promise.all(Array.from({ length: load.connections }, keepAsking));
const sorted = times.toSorted((a, b) => a - b);
const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
const loaded: Loaded = {
  perSecond: Math.round(times.length / ((performance.now() - began) / 1000)),
  p50: quantile(0.5),
  p99: quantile(0.99),
};
console.log(JSON.stringify(loaded));

function keepAsking(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let asked = 0;
  let head = Buffer.alloc(0);
  /** Bytes of the answer still to come; unknown while its head is read, and endless when it is told in chunks. */
  let left: number | undefined;
  const ask = () => {
    asked = performance.now();
    left = undefined;
    head = Buffer.alloc(0);
    socket.write(requests[Math.floor(Math.random() * requests.length)] ?? '');
  };
  const socket = net.connect(load.port, '127.0.0.1', ask);
  socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
    if (left === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const until = head.indexOf('\r\n\r\n');
      if (until < 0) return;
      const said = head.subarray(0, until + 2).toString('latin1');
      if (!said.startsWith('HTTP/1.1 200')) return reject(new Error(said.slice(0, 200)));
      const [, length = Number.POSITIVE_INFINITY] = /\r\ncontent-length: (\d+)/i.exec(said) ?? [];
      left = until + 4 + Number(length) - head.length;
    } else left -= chunk.length;
    const isLastChunk =
      left === Number.POSITIVE_INFINITY && chunk.subarray(-5).toString('latin1') === '0\r\n\r\n';
    if (left > 0 && !isLastChunk) return;
    times.push(performance.now() - asked);
    if (performance.now() < end) ask();
    else socket.end(resolve);
  });
  socket.on('error', reject);
  return promise;
}
