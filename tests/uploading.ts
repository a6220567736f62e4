import type { AddedFile } from '#domain/files/file.ts';
import type { ProfileName } from '#domain/files/profiles.ts';

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
