/**
 * A load generator in a process of its own: `load.ts URL SECONDS` keeps 16 connections busy with one request after the other
 * and prints the responses with 200 per second. It parses only the length of a response, so that it is not the bottleneck.
 */
import net from 'node:net';

const CONNECTIONS = 16;

const [target = '', seconds = '3'] = process.argv.slice(2);
const url = new URL(target);
const request = [
  `GET ${url.pathname}${url.search} HTTP/1.1`,
  `Host: ${url.host}`,
  'Accept-Encoding: gzip, deflate, br',
  '',
  '',
].join('\r\n');

let answered = 0;
const startedAt = performance.now();
const end = startedAt + Number(seconds) * 1000;
await Promise.all(Array.from({ length: CONNECTIONS }, keepRequesting));
console.log(Math.round(answered / ((performance.now() - startedAt) / 1000)));

function keepRequesting(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = net.connect(Number(url.port), url.hostname, () => socket.write(request));
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    if (!isComplete(received)) return;
    if (received.subarray(0, 12).toString('latin1') !== 'HTTP/1.1 200') {
      reject(new Error(`${target} was answered ${received.subarray(0, 40).toString('latin1')}`));
    }
    answered++;
    received = Buffer.alloc(0);
    if (performance.now() < end) socket.write(request);
    else socket.end(resolve);
  });
  socket.on('error', reject);
  return promise;
}

function isComplete(answer: Buffer): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const contentLength = /\r\ncontent-length: (\d+)/i.exec(answer.subarray(0, head + 2).toString('latin1'));
  return contentLength
    ? answer.length >= head + 4 + Number(contentLength[1])
    : answer.subarray(-5).toString('latin1') === '0\r\n\r\n';
}
