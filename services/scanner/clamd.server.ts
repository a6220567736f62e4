import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { log } from '#services/log.ts';
import type { Scanner } from './scanner.ts';

/** Without data for this time in milliseconds, a scanner counts as `down`. */
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Scans with ClamAV's daemon at `tcp://host:port`. The daemon gets the content, so the daemon can run on another
 * machine.
 */
export function scannerByClamd(address: string, idleTimeoutMs = IDLE_TIMEOUT_MS): Scanner {
  const server = serverAt(address);
  return {
    async check() {
      const answer = await request([Buffer.from('zPING\0')], server, idleTimeoutMs);
      if (answer !== 'PONG') throw new Error(`clamd answered: ${answer}`);
    },
    async scan(path) {
      try {
        const verdict = await request(inChunks(path), server, idleTimeoutMs);
        if (verdict === 'stream: OK') return 'clean';
        if (!verdict.endsWith(' FOUND')) throw new Error(`clamd answered: ${verdict}`);
        log.info('an upload was found to be infected', { verdict });
        return 'infected';
      } catch (error) {
        log.error('an upload could not be scanned', { error });
        return 'down';
      }
    },
  };
}

/**
 * Returns the date of the daemon's signatures, or null if the answer contains no date. An answer is, for example,
 * `ClamAV 1.4.3/27820/Sun Nov 22 09:32:11 2026`, in the daemon's time zone. Rejects if the daemon does not answer.
 */
export async function signatureDate(address: string, idleTimeoutMs = IDLE_TIMEOUT_MS): Promise<Date | null> {
  const answer = await request([Buffer.from('zVERSION\0')], serverAt(address), idleTimeoutMs);
  const date = new Date(answer.split('/')[2] ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

function serverAt(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

async function request(
  command: Iterable<Buffer> | AsyncIterable<Buffer>,
  server: { host: string; port: number },
  idleTimeoutMs: number,
): Promise<string> {
  const socket = connect(server);
  socket.setTimeout(idleTimeoutMs, () => socket.destroy(new Error('clamd is silent')));
  const verdict = text(socket);
  // clamd can answer with an error before the end of the file, which makes the rest unnecessary.
  const answered = new AbortController();
  const sending = pipeline(Readable.from(command), socket, {
    end: false,
    signal: answered.signal,
  }).catch(() => {});
  try {
    return (await verdict).replace(/\0$/, '').trim();
  } finally {
    answered.abort();
    socket.destroy();
    await sending;
  }
}

/**
 * INSTREAM sends a file in chunks, each preceded by its length. A length of zero ends the file, and clamd then sends
 * the verdict.
 */
async function* inChunks(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(chunk.length);
    yield chunk;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
