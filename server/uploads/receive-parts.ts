import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { log } from '#services/log.ts';

export const LARGEST_POSTER_BYTES = 2 * 1024 * 1024;

/** Whoever was sending has gone away: there is nobody to answer. */
export class SenderGone extends Error {}

export interface ReceivedParts {
  file: { path: string; name: string; bytes: number };
  /** Of a film its first picture, as the sender's browser drew it. */
  posterPath: string | undefined;
}

/**
 * Writes the parts `file` and `poster` of a form into a folder, as they come. Refuses `tooLarge` with the first byte too
 * many, `file.missing` for a form without a file or cut off in the middle, `file.store_down` when the disk takes no
 * more. Throws `SenderGone`.
 */
export async function receiveParts(
  request: IncomingMessage,
  folder: string,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: RefusalCode },
): Promise<ReceivedParts> {
  // It may have gone while we looked who it is: nothing would tell us any more.
  if (request.destroyed) throw new SenderGone();
  const form = formOf(request);
  const writing: Promise<void>[] = [];
  let file: ReceivedParts['file'] | undefined;
  let posterPath: string | undefined;
  const { promise, resolve, reject } = Promise.withResolvers<void>();

  form.on('file', (field, content, { filename }) => {
    // A form that ends too early says so by itself.
    content.on('error', () => {});
    if (field === 'file' && !file) {
      const received = { path: path.join(folder, 'file'), name: filename ?? '', bytes: 0 };
      file = received;
      content.on('data', (piece: Buffer) => {
        received.bytes += piece.length;
        if (received.bytes > maxBytes) reject(new Refusal(tooLarge));
      });
      writing.push(write(content, received.path));
    } else if (field === 'poster' && !posterPath) {
      posterPath = path.join(folder, 'poster');
      writing.push(write(content, posterPath));
    } else content.resume();
    writing.at(-1)?.catch(reject);
  });
  form.on('error', () => reject(new Refusal('file.missing')));
  form.on('close', () => resolve());
  request.on('close', () => {
    if (!request.readableEnded) reject(new SenderGone());
  });
  request.pipe(form);
  try {
    await promise;
    await Promise.all(writing);
  } finally {
    request.unpipe(form);
    form.destroy();
    await Promise.allSettled(writing);
  }
  if (!file) throw new Refusal('file.missing');
  return { file, posterPath };

  function formOf({ headers }: IncomingMessage) {
    const limits = { fileSize: maxBytes + 1, files: 2, fields: 0, parts: 4, headerPairs: 20 };
    try {
      return busboy({ headers, defParamCharset: 'utf8', limits });
    } catch {
      throw new Refusal('file.missing'); // no boundary
    }
  }
}

async function write(content: Readable, place: string): Promise<void> {
  try {
    await pipeline(content, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Of the disk; whatever is wrong with the form is said by the form.
    if (!code?.startsWith('E') || code.startsWith('ERR_')) return;
    log.error('an upload could not be received', { error });
    throw new Refusal('file.store_down');
  }
}
