import { hrefIn } from '#app/addresses/path.ts';
import type { AddedFile } from '#domain/files/file.ts';
import type { ProfileName } from '#domain/files/profiles.ts';
import { m } from '#messages';
import { spokenLanguage } from '#messages/language.ts';

/** Why a file did not arrive, as the page says it; and whether the file itself is refused, now and at every other try. */
export class UploadFailed extends Error {
  readonly isRefused: boolean;

  constructor(message: string, isRefused = false) {
    super(message);
    this.isRefused = isRefused;
  }
}

/** What the server says of a file that is too large, of a wrong kind, or not sound. Anything else may pass. */
const STATUSES_OF_REFUSED_FILES = [413, 415, 422];

interface Options {
  profile: ProfileName;
  poster?: Blob | null;
  /** How far it is, 0 to 1. */
  onProgress: (part: number) => void;
  /** Stops it on its way. */
  signal: AbortSignal;
}

/** The server takes four of one person at once, and there may be another tab. */
const MAX_AT_ONCE = 3;
let sending = 0;
const inLine: (() => void)[] = [];

/**
 * Sends one file, and gives it as it is stored; of many each waits for its turn. Rejects with `UploadFailed` and a sentence: the server's
 * own, or 'Upload failed'.
 */
export async function sendFile(file: File, options: Options): Promise<AddedFile> {
  if (sending < MAX_AT_ONCE) sending += 1;
  else await new Promise<void>((resolve) => inLine.push(resolve));
  try {
    options.signal.throwIfAborted();
    return await send(file, options);
  } finally {
    const next = inLine.shift();
    if (next) next();
    else sending -= 1;
  }
}

/** Not by `fetch`, which does not know how much has left. */
function send(file: File, { profile, poster, onProgress, signal }: Options): Promise<AddedFile> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<AddedFile>();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    const said = answerIn(request.responseText);
    if (request.status === 201 && said && 'id' in said) resolve(said);
    else {
      const reason = said && 'message' in said ? said.message : m.media_failed();
      reject(new UploadFailed(reason, STATUSES_OF_REFUSED_FILES.includes(request.status)));
    }
  };
  request.onerror = () => reject(new UploadFailed(m.media_failed()));
  request.onabort = () => reject(new UploadFailed(m.media_failed()));
  signal.addEventListener('abort', () => request.abort());
  const form = new FormData();
  if (poster) form.append('poster', poster, 'poster.jpg');
  form.append('file', file);
  request.open('POST', hrefIn(spokenLanguage(), '/api/files', { profile }));
  request.send(form);
  return promise;
}

function answerIn(text: string): AddedFile | { message: string } | null {
  try {
    return JSON.parse(text) as AddedFile | { message: string };
  } catch {
    return null; // a proxy's page
  }
}
