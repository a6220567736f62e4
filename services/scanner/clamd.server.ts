import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { log } from '#services/log.ts';
import type { Scanner } from './scanner.ts';

/** Without any data for this long the scanner is `down`. */
const IDLE_TIMEOUT_MS = 60_000;

/** ClamAV's daemon at `tcp://host:port`. The file is sent over the connection, so it may run on another machine. */
export function scannerByClamd(address: string, idleTimeoutMs = IDLE_TIMEOUT_MS): Scanner {
  const { hostname, port } = new URL(address);
  return {
    async scan(path) {
      try {
        const verdict = await request(
          path,
          { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) },
          idleTimeoutMs,
        );
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
 * Scans a file with INSTREAM. The file is sent in chunks, each after its length. A length of zero ends it, and clamd sends
 * the verdict.
 */
async function request(
  path: string,
  server: { host: string; port: number },
  idleTimeoutMs: number,
): Promise<string> {
  const socket = connect(server);
  socket.setTimeout(idleTimeoutMs, () => socket.destroy(new Error('clamd is silent')));
  const verdict = text(socket);
  // clamd may send an error before the end of the file. Sending stops then.
  const answered = new AbortController();
  const sending = pipeline(Readable.from(inChunks(path)), socket, {
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
