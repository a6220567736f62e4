/**
 * Generates load in a separate process, with parameters from standard input. Each connection requests random paths, one
 * after the other. Prints the responses with status 200 per second and their latency. Parses only the status and the
 * length of a response, so that the generator is not the bottleneck.
 */
import net from 'node:net';
import { json } from 'node:stream/consumers';

export interface Load {
  port: number;
  paths: string[];
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
  awaitsStart?: boolean;
}

export interface Loaded {
  responses: number;
  perSecond: number;
  /** Latencies in milliseconds: median and 99th percentile. */
  p50: number;
  p99: number;
}

/**
 * Milliseconds before another attempt to connect. A starting server tests its port for a moment, so the first
 * connection may be reset.
 */
const RETRY_MS = 5;

const load = (await json(process.stdin)) as Load;
const requests = load.paths.map((path) =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      ...Object.entries(load.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n'),
  ),
);
const times: number[] = [];
const startedAt = performance.now();
const end = startedAt + load.seconds * 1000;
await Promise.all(Array.from({ length: load.connections }, keepRequesting));
const sorted = times.toSorted((a, b) => a - b);
const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
const loaded: Loaded = {
  responses: times.length,
  perSecond: Math.round(times.length / ((performance.now() - startedAt) / 1000)),
  p50: quantile(0.5),
  p99: quantile(0.99),
};
console.log(JSON.stringify(loaded));

function keepRequesting(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let requestedAt = 0;
  let head = Buffer.alloc(0);
  /** Bytes of the response that have not arrived. Undefined before the headers, Infinity for a chunked body. */
  let left: number | undefined;
  const request = () => {
    requestedAt = performance.now();
    left = undefined;
    head = Buffer.alloc(0);
    socket.write(requests[Math.floor(Math.random() * requests.length)] ?? '');
  };
  let socket = connect();
  return promise;

  function connect(): net.Socket {
    const opened = net.connect(load.port, '127.0.0.1', request);
    opened.on('data', read);
    opened.on('error', (error) => {
      if (!load.awaitsStart || times.length > 0) return reject(error);
      setTimeout(() => (socket = connect()), RETRY_MS);
    });
    return opened;
  }

  function read(chunk: Buffer<ArrayBuffer>) {
    if (left === undefined) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const headEnd = head.indexOf('\r\n\r\n');
      if (headEnd < 0) return;
      const headText = head.subarray(0, headEnd + 2).toString('latin1');
      if (!headText.startsWith('HTTP/1.1 200')) return reject(new Error(headText.slice(0, 200)));
      const [, length = Number.POSITIVE_INFINITY] = /\r\ncontent-length: (\d+)/i.exec(headText) ?? [];
      left = headEnd + 4 + Number(length) - head.length;
    } else left -= chunk.length;
    const isLastChunk =
      left === Number.POSITIVE_INFINITY && chunk.subarray(-5).toString('latin1') === '0\r\n\r\n';
    if (left > 0 && !isLastChunk) return;
    times.push(performance.now() - requestedAt);
    if (performance.now() < end) request();
    else socket.end(resolve);
  }
}
