import type { AddedFile } from '#domain/files/file.ts';
import type { ProfileName } from '#domain/files/profiles.ts';
import { PASSWORD } from '#tests/people.ts';

let made = 0;

/** Somebody new, by the server's own address: what their browser sends from then on. */
export async function signUpAt(url: string, side: 'brand' | 'influencer' = 'brand'): Promise<string> {
  made += 1;
  const rest =
    side === 'brand'
      ? { companyName: 'Maison Test' }
      : { fullName: 'Léa Test', instagram: `lea.test${made}` };
  const answer = await fetch(`${url}/api/${side}-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `uploader${made}@example.com`, password: PASSWORD, ...rest }),
  });
  if (answer.status !== 201) throw new Error(`No sign-up: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .flatMap((it) => it.split(';')[0] ?? [])
    .join('; ');
}

export interface Upload {
  profile: ProfileName;
  name: string;
  content: Buffer;
  poster?: Buffer;
  language?: 'en' | 'fr';
}

/** Sends a file as a browser does. */
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
  const said = (await answer.json()) as AddedFile & { message: string; code: string };
  return { status: answer.status, message: said.message, code: said.code, file: said };
}
