import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startS3Server } from '#tests/s3-server.ts';
import { anMp4, aPicture } from '#tests/sample-files.ts';
import { startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { upload } from '#tests/uploading.ts';

/**
 * While the disk is full or the file store is unreachable, the server must refuse uploads with a message and keep no
 * partial file. Uploads must succeed afterwards.
 */

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

const DOWN =
  'Le fichier n’a pas pu être enregistré. Votre saisie est conservée : réessayez dans quelques minutes.';

async function aServer(env: Record<string, string> = {}) {
  const server = await startServer({ env });
  undo.push(() => server.stop());
  return { server, cookie: await signUpAt(server.url) };
}

const send = ({ server, cookie }: Awaited<ReturnType<typeof aServer>>, content: Buffer) =>
  upload(server.url, cookie, { profile: 'media', name: 'a', content, language: 'fr' });

function mountSmallDisk(place: string): boolean {
  mkdirSync(place, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return false;
  }
  undo.push(() => execFileSync('umount', [place]));
  return true;
}

it.each(['uploads', 'files'])(
  'refuses uploads while the disk under %s is full',
  async (name) => {
    const running = await aServer();
    const place = path.join(running.server.dataDir, name);
    const isMounted = mountSmallDisk(place);
    if (!isMounted) {
      // Without a mount, a file replaces the folder and makes every write fail.
      rmSync(place, { recursive: true, force: true });
      writeFileSync(place, '');
    }
    const refused = await send(running, anMp4(5_000_000));
    expect([refused.status, refused.message]).toEqual([503, DOWN.replace(' :', '\u202f:')]);
    await expect.poll(() => running.server.output()).toContain('"level":"error"');
    const left = async () =>
      (await readdir(place, { recursive: true }).catch(() => [])).filter((it) => it !== 'public');
    await expect.poll(left).toEqual([]);
    if (isMounted) undo.pop()?.();
    rmSync(place, { recursive: true, force: true });
    expect((await send(running, anMp4(5_000_000))).status).toBe(201);
  },
  120_000,
);

it('responds 503 while the store is unreachable', async () => {
  const s3 = await startS3Server();
  undo.push(() => s3.stop());
  const running = await aServer(s3.env);
  const picture = await aPicture();
  const { file } = await send(running, picture);
  const shown = () => fetch(`${running.server.url}/media/${file.id}/small.webp`);
  expect((await shown()).headers.get('content-type')).toBe('image/webp');
  const video = anMp4(200_000);
  const sent = await send(running, video);
  const part = await fetch(`${running.server.url}/media/${sent.file.id}/film`, {
    headers: { range: 'bytes=100-199' },
  });
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(video.subarray(100, 200))]).toEqual([
    206,
    true,
  ]);

  await s3.kill();
  const refused = await send(running, picture);
  expect([refused.status, refused.message]).toEqual([503, DOWN.replace(' :', '\u202f:')]);
  expect((await shown()).status).toBe(503);
  expect(await readdir(path.join(running.server.dataDir, 'uploads'))).toEqual([]);
  await s3.start();
  expect((await shown()).status).toBe(200);
  expect((await send(running, picture)).status).toBe(201);
});
