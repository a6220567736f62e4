import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { posterLimit } from '#domain/files/profiles.ts';
import { Refusal, type RefusalCode } from '#domain/refusal.ts';
import { log } from '#services/log.ts';

/** The client has disconnected, so no response is possible. */
export class ClientDisconnected extends Error {}

export interface ReceivedParts {
  file: { path: string; name: string; bytes: number };
  /** Early frame of the video, captured by the uploader's browser. Undefined if the form has no poster. */
  posterPath: string | undefined;
}

/**
 * Streams the parts `file` and `poster` of a form into a folder. Throws `ClientDisconnected`. Refusals:
 * - `tooLarge`: the file exceeds `maxBytes`.
 * - `posterLimit.tooLarge`: the poster exceeds `posterLimit.maxBytes`.
 * - `file.missing`: the form has no file, is invalid or is truncated.
 * - `file.store_down`: the disk cannot be written.
 */
export async function receiveParts(
  request: IncomingMessage,
  folder: string,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: RefusalCode },
): Promise<ReceivedParts> {
  // The client may have disconnected while the session was read. No later event reports this.
  if (request.destroyed) throw new ClientDisconnected();
  const form = formOf(request);
  const writing: Promise<void>[] = [];
  let file: ReceivedParts['file'] | undefined;
  let posterPath: string | undefined;
  const { promise, resolve, reject } = Promise.withResolvers<void>();

  form.on('file', (field, content, { filename }) => {
    // The form's own error event reports a truncated form.
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
      let bytes = 0;
      content.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes > posterLimit.maxBytes) reject(new Refusal(posterLimit.tooLarge));
      });
      writing.push(write(content, posterPath));
    } else content.resume();
    writing.at(-1)?.catch(reject);
  });
  form.on('error', () => reject(new Refusal('file.missing')));
  form.on('close', () => resolve());
  request.on('close', () => {
    if (!request.readableEnded) reject(new ClientDisconnected());
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
      throw new Refusal('file.missing'); // The form has no boundary.
    }
  }
}

async function write(content: Readable, target: string): Promise<void> {
  try {
    await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Disk errors have system codes. Other errors come from an invalid form, which the form's own error event
    // reports.
    if (!code?.startsWith('E') || code.startsWith('ERR_')) return;
    log.error('an upload could not be received', { error });
    throw new Refusal('file.store_down');
  }
}
