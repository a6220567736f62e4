import { hrefIn } from '#app/addresses/path.ts';
import type { AddedFile } from '#domain/files/file.ts';
import type { ProfileName } from '#domain/files/profiles.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';

/** The page shows `message`. With `isRefused`, the server refused the file itself, and a retry cannot help. */
export class UploadFailed extends Error {
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

/**
 * These statuses mean that the file is too large, of a wrong type, or damaged. After other statuses, a retry may
 * help.
 */
const REFUSED_FILE_STATUSES = [413, 415, 422];

interface Options {
  profile: ProfileName;
  /** A retry sends the same UUID, so that the server stores the file once. */
  uploadId: string;
  poster?: Blob | null;
  /** Sent share of the file, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/**
 * Maximum number of simultaneous uploads in a tab. The server accepts four per person, which leaves one for another
 * tab.
 */
const MAX_AT_ONCE = 3;
let running = 0;
const queue: (() => void)[] = [];

/**
 * Waits while `MAX_AT_ONCE` uploads are running. Rejects with `UploadFailed`, whose `message` is the server's text or
 * “Upload failed”.
 */
export async function sendFile(file: File, options: Options): Promise<AddedFile> {
  if (running < MAX_AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    options.signal.throwIfAborted();
    return await send(file, options);
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. */
function send(file: File, { profile, uploadId, poster, onProgress, signal }: Options): Promise<AddedFile> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<AddedFile>();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.responseType = 'json';
  request.onloadend = () => {
    // Null without a response, or if a proxy responded with HTML.
    const body = request.response as AddedFile | { message: string } | null;
    if (request.status === 201 && body && 'id' in body) resolve(body);
    else {
      const reason = body && 'message' in body ? body.message : m.media_failed();
      reject(new UploadFailed(reason, REFUSED_FILE_STATUSES.includes(request.status)));
    }
  };
  signal.addEventListener('abort', () => request.abort());
  const form = new FormData();
  if (poster) form.append('poster', poster, 'poster.jpg');
  form.append('file', file);
  request.open('POST', hrefIn(currentLanguage(), '/api/files', { profile, uploadId }));
  request.send(form);
  return promise;
}
