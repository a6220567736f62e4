import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { log } from '#services/log.ts';
import type { Scanner } from './scanner.ts';

/** A scanner that says nothing for so long is down. */
const SILENCE_MS = 60_000;

/** ClamAV's daemon at `tcp://host:port`: the file goes to it over the line, so it may run on another machine. */
export function scannerByClamd(address: string, silenceMs = SILENCE_MS): Scanner {
  const { hostname, port } = new URL(address);
  return {
    async scan(path) {
      try {
        const verdict = await ask(
          path,
          { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) },
          silenceMs,
        );
        if (verdict === 'stream: OK') return 'clean';
        if (!verdict.endsWith(' FOUND')) throw new Error(`clamd said: ${verdict}`);
        log.info('an upload was found to be infected', { verdict });
        return 'infected';
      } catch (error) {
        log.error('an upload could not be scanned', { error });
        return 'down';
      }
    },
  };
}

/** One file by the protocol's INSTREAM: pieces with their lengths before them, a length of zero in the end, then the verdict. */
async function ask(path: string, place: { host: string; port: number }, silenceMs: number): Promise<string> {
  const line = connect(place);
  line.setTimeout(silenceMs, () => line.destroy(new Error('clamd is silent')));
  const verdict = text(line);
  // It may answer in the middle, with a word why: that word is worth more than what is left to send.
  const answered = new AbortController();
  const sending = pipeline(Readable.from(inPieces(path)), line, {
    end: false,
    signal: answered.signal,
  }).catch(() => {});
  try {
    return (await verdict).replace(/\0$/, '').trim();
  } finally {
    answered.abort();
    line.destroy();
    await sending;
  }
}

async function* inPieces(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    yield lengthOf(piece.length);
    yield piece;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
