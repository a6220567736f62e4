/**
 * A load generator in a process of its own: `load.ts URL SECONDS` keeps 16 connections busy, one request after the other on
 * each, and prints how many were answered 200 a second. It reads no more of an answer than where it ends, so that it is
 * never what is measured.
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
const began = performance.now();
const end = began + Number(seconds) * 1000;
await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
console.log(Math.round(answered / ((performance.now() - began) / 1000)));

function keepAsking(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = net.connect(Number(url.port), url.hostname, () => socket.write(request));
  let heard = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer<ArrayBuffer>) => {
    heard = heard.length === 0 ? chunk : Buffer.concat([heard, chunk]);
    if (!isWhole(heard)) return;
    if (heard.subarray(0, 12).toString('latin1') !== 'HTTP/1.1 200') {
      reject(new Error(`${target} was answered ${heard.subarray(0, 40).toString('latin1')}`));
    }
    answered++;
    heard = Buffer.alloc(0);
    if (performance.now() < end) socket.write(request);
    else socket.end(resolve);
  });
  socket.on('error', reject);
  return promise;
}

function isWhole(answer: Buffer): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const told = /\r\ncontent-length: (\d+)/i.exec(answer.subarray(0, head + 2).toString('latin1'));
  return told
    ? answer.length >= head + 4 + Number(told[1])
    : answer.subarray(-5).toString('latin1') === '0\r\n\r\n';
}
