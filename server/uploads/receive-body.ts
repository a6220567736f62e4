import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { log } from '#services/log.ts';
import { ClientDisconnected } from './receive-parts.ts';

const MAX_JSON_BYTES = 16 * 1024;

interface Limit {
  maxBytes: number;
  tooLarge: RefusalCode;
}

/**
 * Streams the body of a request into a new file and returns its size in bytes. Refuses with `tooLarge` above
 * `maxBytes`, and with `file.store_down` if the disk cannot be written. Throws `ClientDisconnected`.
 */
export async function receiveBody(request: IncomingMessage, target: string, limit: Limit): Promise<number> {
  let bytes = 0;
  async function* counted() {
    for await (const piece of piecesOf(request, limit)) {
      bytes += piece.length;
      yield piece;
    }
  }
  try {
    await pipeline(counted, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
    return bytes;
  } catch (error) {
    if (error instanceof Refusal || error instanceof ClientDisconnected) throw error;
    log.error('an upload could not be received', { error });
    throw new Refusal('file.store_down');
  }
}

/** Refuses with `input.invalid` if the body is not JSON or exceeds 16 KB. Throws `ClientDisconnected`. */
export async function receiveJson(request: IncomingMessage): Promise<unknown> {
  const limit = { maxBytes: MAX_JSON_BYTES, tooLarge: 'input.invalid' } as const;
  const received = await text(piecesOf(request, limit));
  try {
    return JSON.parse(received) as unknown;
  } catch {
    throw new Refusal('input.invalid');
  }
}

async function* piecesOf(request: IncomingMessage, { maxBytes, tooLarge }: Limit): AsyncGenerator<Buffer> {
  // The client may have disconnected while the session was read. No later event reports this.
  if (request.destroyed) throw new ClientDisconnected();
  if (Number(request.headers['content-length']) > maxBytes) throw new Refusal(tooLarge);
  let bytes = 0;
  try {
    // Without `destroyOnReturn: false`, a refusal would destroy the request, and the client would get no response.
    for await (const piece of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new Refusal(tooLarge);
      yield piece;
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw request.complete ? error : new ClientDisconnected();
  }
}
