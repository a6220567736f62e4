import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { m } from '#messages';
import { anMp4 } from '#tests/sample-files.ts';
import { axe, expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

const MEGABYTE = 1024 * 1024;
const BYTES = 20_000_000;
const folder = mkdtempSync(path.join(tmpdir(), 'accolade-video-'));
const video = path.join(folder, 'video.mp4');
test.beforeAll(() => writeFileSync(video, anMp4(BYTES)));
test.afterAll(() => rmSync(folder, { recursive: true }));

test('a video goes on after a lost connection and a reload, and arrives whole', async ({ brand: page }) => {
  test.slow();
  await join(page, 'client');
  await page.goto('/client/campaign/create');
  const main = page.getByRole('group', { name: m.media_main() });
  const choose = () => main.locator('input[type=file]').setInputFiles(video);
  const remove = main.getByRole('button', { name: m.media_remove(), exact: true });
  const sentParts: string[] = [];
  page.on('request', (request) => {
    const [, part] = /\/parts\/(\d)$/.exec(request.url()) ?? [];
    if (part) sentParts.push(part);
  });
  const cdp = await page.context().newCDPSession(page);
  /** Sets the upload speed in bytes a second. 0 cuts the connection. */
  const setSpeed = (uploadThroughput: number) =>
    cdp.send('Network.emulateNetworkConditions', {
      offline: uploadThroughput === 0,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  const progress = async () => Number(await main.getByRole('progressbar').getAttribute('value'));
  const hasPassed = (share: number) => expect.poll(progress, { timeout: 30_000 }).toBeGreaterThan(share);

  await setSpeed(2 * MEGABYTE);
  await choose();
  await hasPassed(0.1);
  await setSpeed(0);
  await axe(page);
  await expect(main.getByText(m.media_failed())).toHaveCount(0);
  await setSpeed(2 * MEGABYTE);
  await hasPassed(0.5);
  await setSpeed(20_000);
  const sentBefore = sentParts.length;

  await page.reload();
  await setSpeed(-1);
  await choose();
  await expect(remove).toBeVisible({ timeout: 30_000 });
  expect(sentParts.slice(sentBefore)).not.toContain('1');
  // Each interruption repeats at most one part. An interruption repeats none if the server already had the whole part.
  expect([...new Set(sentParts)].sort()).toEqual(['1', '2', '3']);
  expect(sentParts.length).toBeLessThanOrEqual(5);
  const draft = await page.evaluate(() => Object.values(localStorage).join());
  const [id = ''] = /video-[\da-f-]{36}/.exec(draft) ?? [];
  const range = `bytes=${BYTES - 1}-`;
  const last = await page.request.get(`/media/${id}/film`, { headers: { range } });
  expect([last.status(), last.headers()['content-range']]).toEqual([
    206,
    `bytes ${BYTES - 1}-${BYTES - 1}/${BYTES}`,
  ]);

  await setSpeed(2 * MEGABYTE);
  await choose();
  await hasPassed(0.1);
  const cancelled = page.waitForResponse((it) => it.request().method() === 'DELETE');
  await main.getByRole('button', { name: m.media_cancel_name({ name: 'video.mp4' }) }).click();
  expect((await cancelled).status()).toBe(204);
  await expect(remove).toBeVisible();
});
