import { readdir } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { ProfileName } from '#domain/files/profiles.ts';
import { hostileFiles } from '#tests/hostile-files.ts';
import { walkHostileFiles } from '#tests/hostile-walk.ts';
import { aPdf } from '#tests/sample-files.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer();
const receivedFiles = () => readdir(path.join(server.dataDir, 'uploads'));

it.each<ProfileName>(['media', 'document', 'attachment', 'content'])(
  'refuses hostile files as %s with a message, or makes them harmless',
  async (profile) => {
    expect((await hostileFiles(profile)).length).toBeGreaterThanOrEqual(150);
    const { refused, harmless, faults } = await walkHostileFiles(server, profile, { sample: true });
    expect(faults).toEqual([]);
    expect(Math.min(refused, harmless)).toBeGreaterThan(10);
    expect(await receivedFiles()).toEqual([]);
    expect(server.output()).not.toContain('"level":"error"');
  },
  300_000,
);

it('leaves no file behind and keeps responding when the content length is less than the body', async () => {
  const cookie = await signUpAt(server.url);
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), aPdf(), Buffer.from('\r\n--b--\r\n')]);
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  const lines = ['POST /api/files?profile=document HTTP/1.1', 'Host: x', `Cookie: ${cookie}`];
  lines.push('Content-Type: multipart/form-data; boundary=b', `Content-Length: ${body.length - 20}`, '', '');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(lines.join('\r\n'));
  socket.write(body);
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 4\d\d /);
  socket.destroy();
  await expect.poll(receivedFiles).toEqual([]);
  expect((await fetch(`${server.url}/health`)).status).toBe(200);
});
