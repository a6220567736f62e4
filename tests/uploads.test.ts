import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ProfileName } from '#domain/files/profiles.ts';
import { anMp4, aPdf, aPdfOf, aPhonePicture, aPicture } from '#tests/sample-files.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';
import { upload } from '#tests/uploading.ts';

const server = await testServer();
const cookie = await signUpAt(server.url);

const send = (profile: ProfileName, name: string, content: Buffer, poster?: Buffer) =>
  upload(server.url, cookie, { profile, name, content, ...(poster && { poster }) });
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const leftovers = () => readdir(path.join(server.dataDir, 'uploads'));
const stored = async () =>
  (await readdir(path.join(server.dataDir, 'files'), { recursive: true }).catch(() => [])).length;

describe('an image', () => {
  it('is served in three sizes and two formats, rotated upright and without GPS data', async () => {
    const sent = await send('media', 'x.jpg', await aPhonePicture());
    expect([sent.status, sent.file.kind, sent.file.name]).toEqual([201, 'image', 'x.jpg']);
    for (const [part, type] of [
      ['small.webp', 'image/webp'],
      ['medium.jpg', 'image/jpeg'],
      ['large.jpg', 'image/jpeg'],
    ]) {
      const answer = await get(`/media/${sent.file.id}/${part}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const picture = await bytesOf(answer);
      const { exif, width, height, orientation } = await sharp(picture).metadata();
      expect([exif, width, height, orientation]).toEqual([undefined, 400, 600, undefined]);
      expect(picture.includes('Telephone')).toBe(false);
      // The picture was rotated, so the left side of the original is now at the top.
      const top = await sharp(picture).extract({ left: 50, top: 20, width: 300, height: 200 }).toBuffer();
      const { dominant } = await sharp(top).stats();
      expect(dominant.r).toBeGreaterThan(200);
    }
  });
});

describe('a video', () => {
  const content = anMp4(300_000);
  const video = async () => {
    const { file } = await send('media', 'Été.MP4', content);
    return { ...file, address: `/media/${file.id}/film` };
  };

  it('is served whole and in parts', async () => {
    const { address, name } = await video();
    expect(name).toBe('Été.mp4');
    const whole = await get(address);
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect((await bytesOf(whole)).equals(content)).toBe(true);
    for (const [range, from, to] of [
      ['bytes=0-99', 0, 100],
      ['bytes=1000-', 1000, 300_000],
      ['bytes=-50', 299_950, 300_000],
      ['bytes=299999-999999', 299_999, 300_000],
    ] as const) {
      const part = await get(address, { range });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${from}-${to - 1}/300000`);
      expect((await bytesOf(part)).equals(content.subarray(from, to))).toBe(true);
    }
    const etag = whole.headers.get('etag') ?? '';
    expect((await get(address, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get(address, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
    const beyond = await get(address, { range: 'bytes=300000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */300000']);
    for (const range of ['bytes=9-3', 'bytes=-', 'bytes=0-1,5-6', 'pages=1-2'])
      expect((await get(address, { range })).status).toBe(200);
  });

  it('has a poster: the uploaded one, or a placeholder', async () => {
    const poster = await aPicture('jpeg', { width: 640, height: 360 });
    const own = await send('media', 'a.mp4', content, poster);
    const given = await sharp(await bytesOf(await get(`/media/${own.file.id}/large.jpg`))).metadata();
    expect([given.width, given.height]).toEqual([640, 360]);
    for (const broken of [Buffer.from('<svg/>'), Buffer.alloc(0)]) {
      const other = await send('media', 'a.mp4', content, broken);
      const ours = await sharp(await bytesOf(await get(`/media/${other.file.id}/large.webp`))).metadata();
      expect([ours.width, ours.height]).toEqual([1600, 900]);
    }
  });
});

describe('a private file', () => {
  it('is served only to its owner, as a download', async () => {
    const { file } = await send('document', 'Kbis “été”.pdf', aPdf());
    const address = `/files/${file.id}/original`;
    const answer = await get(address, { cookie });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Kbis ??t??.pdf"; filename*=UTF-8''Kbis%20%E2%80%9C%C3%A9t%C3%A9%E2%80%9D.pdf`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
    });
    const stranger = await signUpAt(server.url, 'influencer');
    expect((await get(address)).status).toBe(404);
    expect((await get(address, { cookie: stranger })).status).toBe(404);
    expect((await get(`/media/${file.id}/original`, { cookie })).status).toBe(404);
    expect((await get(`/files/${file.id}/large.jpg`, { cookie })).status).toBe(404);
  });
});

describe('an unknown address', () => {
  it.each([
    '/media/..%2f..%2fsecret/small.webp',
    '/media/image-x/small.webp',
    '/files/../database/PG_VERSION',
  ])('is 404: %s', async (address) => expect((await get(address, { cookie })).status).toBe(404));
});

describe('a refused upload', () => {
  const post = (body: BodyInit, headers: Record<string, string> = { cookie }, query = 'profile=media') =>
    fetch(`${server.url}/fr/api/files?${query}`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
  const form = async (name = 'file') => {
    const data = new FormData();
    data.append(name, new Blob([new Uint8Array(await aPicture())]), 'a.jpg');
    return data;
  };
  const messageOf = async (answer: Response) => {
    const { message } = (await answer.json()) as { message: string };
    return [answer.status, message];
  };
  const noFile = [422, 'Aucun fichier n’a été envoyé.'];

  const connect = () => net.connect(Number(new URL(server.url).port), '127.0.0.1');
  const headOf = (length: number) =>
    `POST /api/files?profile=media HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`;

  it('has a message in the language of the address', async () => {
    expect(await messageOf(await post(await form(), {}))).toEqual([401, expect.any(String)]);
    expect(await messageOf(await post(await form(), { cookie, origin: 'https://evil.example' }))).toEqual([
      403,
      'Cette requête vient d’un autre site et a été refusée.',
    ]);
    expect((await post(await form(), { cookie }, 'profile=constructor')).status).toBe(422);
    expect((await post(await form(), { cookie }, '')).status).toBe(422);
    expect(await messageOf(await post('x'))).toEqual([415, expect.any(String)]);
    expect(await messageOf(await post(await form('another')))).toEqual(noFile);
    const broken = { cookie, 'content-type': 'multipart/form-data; boundary=b' };
    expect(await messageOf(await post('--b\r\nnonsense', broken))).toEqual(noFile);
    expect((await post('x', { cookie, 'content-type': 'multipart/form-data' })).status).toBe(422);
    const viaGet = await get('/api/files?profile=media');
    expect([viaGet.status, viaGet.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await leftovers()).toEqual([]);
  });

  it('is one byte above the limit, which itself is accepted', async () => {
    const limit = 5 * 1024 * 1024;
    const exact = await send('document', 'a.pdf', aPdfOf(limit));
    expect([exact.status, exact.file.bytes]).toEqual([201, limit]);
    const before = await stored();
    const over = await send('document', 'a.pdf', aPdfOf(limit + 1));
    expect([over.status, over.message]).toEqual([413, 'File size exceeds 5MB limit']);
    expect([await leftovers(), await stored()]).toEqual([[], before]);
  });

  it('has a poster above the limit', async () => {
    const before = await stored();
    const over = await send('media', 'a.mp4', anMp4(2_000), Buffer.alloc(5 * 1024 * 1024 + 1));
    expect([over.status, over.code]).toEqual([413, 'file.over_5_mb']);
    expect([await leftovers(), await stored()]).toEqual([[], before]);
  });

  it('is refused by its content length before the body is sent', async () => {
    const socket = connect();
    socket.write(headOf(900_000_000));
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    const response = chunk.toString();
    socket.destroy();
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toContain('File is too large (max 100MB)');
  });

  it('leaves no file behind when the sender disconnects', async () => {
    const before = await stored();
    const socket = connect();
    socket.write(headOf(9_000_000));
    socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
    socket.write(anMp4(500_000));
    await expect.poll(leftovers).toHaveLength(1);
    socket.destroy();
    await expect.poll(leftovers).toEqual([]);
    expect(await stored()).toBe(before);
    expect(server.output()).not.toContain('a request failed');
  });
});
