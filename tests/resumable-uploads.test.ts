import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PART_BYTES } from '#domain/files/upload-parts.ts';
import { type S3Server, startS3Server } from '#tests/s3-server.ts';
import { anMp4, aPicture } from '#tests/sample-files.ts';
import { type RunningServer, startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { beginUpload, finishUpload, sendPart, upload } from '#tests/uploading.ts';

const content = anMp4(20_000_000);
const bytes = content.length;

describe.each(['folder', 'bucket'])('an upload in parts into a %s', (kind) => {
  let s3: S3Server | undefined;
  let server: RunningServer;
  let cookie: string;
  beforeAll(async () => {
    s3 = kind === 'bucket' ? await startS3Server() : undefined;
    server = await startServer({ env: s3?.env ?? {} });
    cookie = await signUpAt(server.url, 'influencer');
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await s3?.stop();
  });

  const begin = (uploadId: string, about = {}) =>
    beginUpload(server.url, cookie, uploadId, { bytes, ...about });
  const send = (uploadId: string, part: number) => sendPart(server.url, cookie, uploadId, { part, content });
  const finish = (uploadId: string, poster?: Buffer) => finishUpload(server.url, cookie, uploadId, poster);
  const received = () => readdir(path.join(server.dataDir, 'uploads'));
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(server.url + address, { headers });

  /** Sends half of a part and disconnects. */
  async function interrupt(uploadId: string, part: number): Promise<void> {
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
    const head = [`PUT /api/uploads/${uploadId}/parts/${part} HTTP/1.1`, 'Host: x', `Cookie: ${cookie}`];
    socket.write([...head, `Content-Length: ${PART_BYTES}`, '', ''].join('\r\n'));
    socket.write(content.subarray(0, PART_BYTES / 2));
    await expect.poll(received).toHaveLength(1);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(received).toEqual([]);
  }

  it('goes on after a lost connection and in another process, in any order, and arrives whole', async () => {
    const uploadId = randomUUID();
    expect((await begin(uploadId)).body).toEqual({ file: null, partBytes: PART_BYTES, parts: [] });
    expect(await send(uploadId, 3)).toBe(204);
    await interrupt(uploadId, 1);
    expect((await begin(uploadId)).body).toMatchObject({ parts: [3] });
    expect([await send(uploadId, 3), await send(uploadId, 2)]).toEqual([204, 204]);
    expect((await finish(uploadId)).status).toBe(409);

    await server.kill9();
    await server.restart();
    expect((await begin(uploadId)).body).toMatchObject({ parts: [3, 2] });
    expect(await send(uploadId, 1)).toBe(204);
    const poster = await aPicture('jpeg', { width: 640, height: 360 });
    const { status, file } = await finish(uploadId, poster);
    expect([status, file.kind, file.bytes, file.width]).toEqual([201, 'video', bytes, 640]);
    // If the response is lost, the client finishes the upload again and gets the same file.
    expect(await finish(uploadId)).toMatchObject({ status: 201, file });
    expect((await begin(uploadId)).body).toEqual({ file });
    expect(await received()).toEqual([]);

    const whole = await get(`/files/${file.id}/film`, { cookie });
    expect(Buffer.from(await whole.arrayBuffer()).equals(content)).toBe(true);
    const cover = await get(`/files/${file.id}/large.jpg`, { cookie });
    expect((await sharp(Buffer.from(await cover.arrayBuffer())).metadata()).width).toBe(640);
  }, 120_000);

  it('refuses parts of a wrong size, foreign uploads, a total above the limit and a type that lies', async () => {
    const uploadId = randomUUID();
    await begin(uploadId);
    const raw = (part: number, body: Buffer, as = cookie) =>
      sendPart(server.url, as, uploadId, { part, content: body, isBody: true });
    expect(await raw(1, Buffer.alloc(PART_BYTES + 1))).toBe(422);
    expect(await raw(1, Buffer.alloc(PART_BYTES - 1))).toBe(422);
    expect(await raw(3, Buffer.alloc(PART_BYTES))).toBe(422);
    expect(await raw(4, Buffer.alloc(10))).toBe(422);
    expect((await begin(uploadId)).body).toMatchObject({ parts: [] });

    const other = await signUpAt(server.url, 'influencer');
    expect(await raw(1, content.subarray(0, PART_BYTES), other)).toBe(404);
    expect((await finishUpload(server.url, other, uploadId)).status).toBe(404);
    const cancel = (as: string) =>
      fetch(`${server.url}/api/uploads/${uploadId}`, { method: 'DELETE', headers: { cookie: as } });
    expect([(await cancel(other)).status, (await cancel('')).status]).toEqual([404, 401]);
    expect((await cancel(cookie)).status).toBe(204);
    expect(await send(uploadId, 1)).toBe(404);

    const refused = async (about: object) => (await begin(randomUUID(), about)).body.code;
    expect(await refused({ bytes: 100 * 1024 * 1024 + 1 })).toBe('file.over_100_mb');
    expect(await refused({ bytes: 0 })).toBe('input.invalid');
    expect(await refused({ profile: 'private' })).toBe('input.invalid');
    expect((await begin('no-uuid')).body.code).toBe('input.invalid');

    const page = Buffer.alloc(2_000, '<html><script>');
    const lie = randomUUID();
    await begin(lie, { bytes: page.length });
    expect(await sendPart(server.url, cookie, lie, { part: 1, content: page })).toBe(204);
    expect((await finish(lie)).status).toBe(415);
    expect((await finish(lie)).status).toBe(404);
    expect(await received()).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  }, 120_000);

  it('is private: only its owner plays the video, by ranges, and sees the picture', async () => {
    const video = (
      await upload(server.url, cookie, { profile: 'content', name: 'Été.MP4', content: anMp4(9_000) })
    ).file;
    const { file } = await upload(server.url, cookie, {
      profile: 'content',
      name: 'Été.png',
      content: await aPicture('png'),
    });
    const playing = `/files/${video.id}/film`;
    const part = await get(playing, { cookie, range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(Object.fromEntries(part.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': 'bytes 100-199/9000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': `inline; filename="?t?.mp4"; filename*=UTF-8''%C3%89t%C3%A9.mp4`,
    });
    expect((await part.arrayBuffer()).byteLength).toBe(100);
    // Safari asks for two bytes first, and plays nothing without a 206.
    expect((await get(playing, { cookie, range: 'bytes=0-1' })).status).toBe(206);
    const picture = await get(`/files/${file.id}/large.jpg`, { cookie });
    expect(picture.headers.get('content-disposition')).toMatch(/^inline; .*%C3%89t%C3%A9\.jpg$/);
    expect(picture.headers.get('cache-control')).toBe('private, no-cache');

    const others = [await signUpAt(server.url), await signUpAt(server.url, 'influencer'), ''];
    for (const as of others)
      for (const address of [playing, `/files/${video.id}/small.webp`, `/files/${file.id}/large.jpg`])
        for (const range of ['', 'bytes=0-1'])
          expect((await get(address, { cookie: as, ...(range && { range }) })).status).toBe(404);
    expect((await get(`/media/${video.id}/film`, { cookie })).status).toBe(404);
    expect((await get(`/media/${file.id}/large.jpg`, { cookie })).status).toBe(404);
  }, 120_000);
});
