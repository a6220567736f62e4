import type { AddedFile } from '#domain/files/file.ts';
import type { ProfileName } from '#domain/files/profiles.ts';
import type { UploadInput } from '#domain/files/upload-input.ts';
import { PART_BYTES, rangeOfPart, type UploadState } from '#domain/files/upload-parts.ts';

export interface Upload {
  profile: ProfileName;
  name: string;
  content: Buffer;
  poster?: Buffer;
  language?: 'en' | 'fr';
}

export async function upload(
  url: string,
  cookie: string,
  { profile, name, content, poster, language = 'en' }: Upload,
): Promise<{ status: number; message: string; code: string; file: AddedFile }> {
  const form = new FormData();
  if (poster) form.append('poster', new Blob([new Uint8Array(poster)]), 'poster.jpg');
  form.append('file', new Blob([new Uint8Array(content)], { type: 'application/octet-stream' }), name);
  const address = `${url}${language === 'fr' ? '/fr' : ''}/api/files?profile=${profile}`;
  const answer = await fetch(address, { method: 'POST', headers: { cookie }, body: form });
  const body = (await answer.json()) as AddedFile & { message: string; code: string };
  return { status: answer.status, message: body.message, code: body.code, file: body };
}

/** `part` counts from 1. `content` is the whole file, or the body of the part if `isBody`. */
export async function sendPart(
  url: string,
  cookie: string,
  uploadId: string,
  { part, content, isBody = false }: { part: number; content: Buffer; isBody?: boolean },
): Promise<number> {
  const { start, end } = rangeOfPart({ bytes: content.length, partBytes: PART_BYTES }, part);
  const body = new Uint8Array(isBody ? content : content.subarray(start, end));
  const address = `${url}/api/uploads/${uploadId}/parts/${part}`;
  const answer = await fetch(address, { method: 'PUT', headers: { cookie }, body });
  await answer.body?.cancel();
  return answer.status;
}

interface Finished {
  status: number;
  file: AddedFile;
  message: string;
}

export async function finishUpload(
  url: string,
  cookie: string,
  uploadId: string,
  poster?: Buffer,
): Promise<Finished> {
  const init = { method: 'POST', headers: { cookie }, ...(poster && { body: new Uint8Array(poster) }) };
  const answer = await fetch(`${url}/api/uploads/${uploadId}`, init);
  const body = (await answer.json()) as AddedFile & { message: string };
  return { status: answer.status, file: body, message: body.message };
}

interface Begun {
  status: number;
  body: UploadState & { code?: string };
}

export async function beginUpload(
  url: string,
  cookie: string,
  uploadId: string,
  about: Partial<Omit<UploadInput, 'uploadId'>> = {},
): Promise<Begun> {
  const answer = await fetch(`${url}/api/uploads/${uploadId}`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ profile: 'content', name: 'a.mp4', bytes: 20_000_000, ...about }),
  });
  return { status: answer.status, body: (await answer.json()) as Begun['body'] };
}
