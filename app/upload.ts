import type { AddedFile } from '#domain/files/file.ts';
import type { ProfileName } from '#domain/files/profiles.ts';
import { m } from '#messages';
import { pathIn, spokenLanguage } from '#messages/language.ts';

/** Why a file did not arrive, as the page says it. */
export class UploadFailed extends Error {}

interface Options {
  profile: ProfileName;
  poster?: Blob | null;
  /** How far it is, 0 to 1. */
  onProgress: (part: number) => void;
  /** Stops it on its way. */
  signal: AbortSignal;
}

/**
 * Sends one file, and gives it as it is stored. Not by `fetch`, which does not know how much has left. Rejects with `UploadFailed` and a
 * sentence: the server's own, or 'Upload failed'.
 */
export function sendFile(file: File, { profile, poster, onProgress, signal }: Options): Promise<AddedFile> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<AddedFile>();
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => {
    const said = answerIn(request.responseText);
    if (request.status === 201 && said && 'id' in said) resolve(said);
    else reject(new UploadFailed(said && 'message' in said ? said.message : m.media_failed()));
  };
  request.onerror = () => reject(new UploadFailed(m.media_failed()));
  request.onabort = () => reject(new UploadFailed(m.media_failed()));
  const form = new FormData();
  if (poster) form.append('poster', poster, 'poster.jpg');
  form.append('file', file);
  request.open('POST', pathIn(spokenLanguage(), `/api/files?profile=${profile}`));
  request.send(form);
  signal.addEventListener('abort', () => request.abort());
  return promise;
}

function answerIn(text: string): AddedFile | { message: string } | null {
  try {
    return JSON.parse(text) as AddedFile | { message: string };
  } catch {
    return null; // a proxy's page
  }
}
