import { hrefIn } from '#app/addresses/path.ts';
import type { AddedFile } from '#domain/files/file.ts';
import { partNumbers, rangeOfPart, type UploadState } from '#domain/files/upload-parts.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { forgetUpload, pauseUpload, uploadIdFor } from './interrupted-uploads.ts';
import { transfer, UploadFailed, type UploadOptions } from './transfer.ts';

/**
 * Seconds to wait before each new attempt, two minutes in all. After a sent part, the pauses start from the beginning.
 */
const PAUSES = [1, 2, 4, 8, 16, 30, 30, 30];

/** Time in which the server joins, scans and stores 100 MB, also with a slow store. nginx waits as long. */
const COMPLETION_MS = 300_000;

/**
 * Sends a file in parts. After a lost connection, sends only the parts that the server lacks. An upload that a reload
 * interrupted continues when the user chooses the same file again.
 */
export async function sendInParts(file: File, options: UploadOptions): Promise<AddedFile> {
  const { signal } = options;
  const uploadId = uploadIdFor(file, options);
  try {
    for (let failures = 0; ; failures += 1) {
      try {
        const added = await attempt(file, { ...options, uploadId }, () => (failures = 0));
        forgetUpload(file);
        return added;
      } catch (error) {
        const pause = PAUSES[failures];
        if (pause === undefined || !mayPass(error)) throw error;
        await waitFor(pause, signal);
      }
      signal.throwIfAborted();
    }
  } catch (error) {
    if (error instanceof UploadFailed && error.isRefused) forgetUpload(file);
    throw error;
  } finally {
    pauseUpload(uploadId);
  }
}

/** Temporary refusals: a part that the server lost, and too many requests at once. */
const PASSING: readonly (RefusalCode | undefined)[] = ['file.incomplete', 'account.too_many_attempts'];

/** Returns true if another try can succeed: after no response, a timeout, a server error or a temporary refusal. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof UploadFailed)) return false;
  return error.status === 0 || error.status === 408 || error.status >= 500 || PASSING.includes(error.code);
}

async function attempt(file: File, options: UploadOptions, onPart: () => void): Promise<AddedFile> {
  const { profile, uploadId, poster, onProgress, signal } = options;
  const address = hrefIn(currentLanguage(), '/api/uploads/:uploadId', { uploadId });
  const about = JSON.stringify({ profile, name: file.name, bytes: file.size });
  const state = await transfer<UploadState>({ method: 'PUT', address, body: about, signal });
  if (state.file) return state.file;
  const divided = { bytes: file.size, partBytes: state.partBytes };
  let sent = 0;
  for (const part of state.parts) sent += sizeOf(rangeOfPart(divided, part));
  onProgress(sent / file.size);
  for (const part of partNumbers(divided).filter((it) => !state.parts.includes(it))) {
    const range = rangeOfPart(divided, part);
    await transfer({
      method: 'PUT',
      address: hrefIn(currentLanguage(), '/api/uploads/:uploadId/parts/:part', {
        uploadId,
        part: String(part),
      }),
      body: file.slice(range.start, range.end),
      onProgress: (loaded) => onProgress((sent + loaded) / file.size),
      signal,
    });
    sent += sizeOf(range);
    onPart();
  }
  onProgress(1);
  const idleMs = COMPLETION_MS;
  return transfer<AddedFile>({ method: 'POST', address, body: poster ?? null, idleMs, signal });
}

const sizeOf = ({ start, end }: { start: number; end: number }) => end - start;

/** Waits for some seconds, or until the browser is online again or the upload is cancelled. */
function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = new AbortController();
  const timer = setTimeout(resolve, seconds * 1000);
  addEventListener('online', () => resolve(), { signal: done.signal });
  signal.addEventListener('abort', () => resolve(), { signal: done.signal });
  return promise.finally(() => {
    clearTimeout(timer);
    done.abort();
  });
}
