import { hrefIn } from '#app/addresses/path.ts';
import type { AddedFile } from '#domain/files/file.ts';
import { PART_BYTES } from '#domain/files/upload-parts.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { sendInParts } from './send-in-parts.ts';
import { transfer, type UploadOptions } from './transfer.ts';

/**
 * Maximum number of simultaneous uploads in a tab. The server accepts four per person, which leaves one for another
 * tab.
 */
const MAX_AT_ONCE = 3;
let running = 0;
const queue: (() => void)[] = [];

/**
 * Waits while `MAX_AT_ONCE` uploads are running. Sends large files in parts. Rejects with `UploadFailed`, whose
 * `message` is the server's text or “Upload failed”.
 */
export async function sendFile(file: File, options: UploadOptions): Promise<AddedFile> {
  if (running < MAX_AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    options.signal.throwIfAborted();
    return await (file.size > PART_BYTES ? sendInParts(file, options) : sendWhole(file, options));
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

function sendWhole(file: File, options: UploadOptions): Promise<AddedFile> {
  const { profile, uploadId, poster, onProgress, signal } = options;
  const body = new FormData();
  if (poster) body.append('poster', poster, 'poster.jpg');
  body.append('file', file);
  return transfer<AddedFile>({
    method: 'POST',
    address: hrefIn(currentLanguage(), '/api/files', { profile, uploadId }),
    body,
    onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
    signal,
  });
}
