import type { Page } from '@playwright/test';
import { m } from '#messages';
import { expect } from './fixtures.ts';

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Records two seconds of a canvas, because the video must play. */
export async function aVideo(page: Page): Promise<Upload> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 180, height: 320 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => Object.assign(recorder, { onstop: resolve }));
    recorder.start();
    for (let frame = 0; frame < 22; frame++) {
      context?.fillRect(0, 0, frame * 8, 320);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    recorder.stop();
    await stopped;
    return btoa(String.fromCharCode(...new Uint8Array(await new Blob(parts).arrayBuffer())));
  });
  return { name: 'table.webm', mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') };
}

const videoIn = (page: Page) => page.locator('video').first();
export const secondOf = (page: Page) =>
  videoIn(page).evaluate((video) => Math.floor((video as HTMLVideoElement).currentTime));

/** Moves the video to a second and adds a remark there. */
export async function remarkAtSecond(page: Page, second: number): Promise<void> {
  const add = page.getByRole('button', { name: m.content_add_at({ time: `0:0${second}` }) });
  // Chromium ignores the new position until the video has loaded.
  await expect(async () => {
    await videoIn(page).evaluate((video, to) => {
      (video as HTMLVideoElement).currentTime = to;
    }, second + 0.2);
    await expect(add).toBeVisible({ timeout: 500 });
  }).toPass();
  await add.click();
}
