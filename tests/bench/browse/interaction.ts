import type { Page } from '@playwright/test';
import { launchBrowser } from '#tests/browser.ts';
import { signUpAt } from '#tests/sign-up.ts';

const CPU_SLOWDOWN = 4;
const DRAGS = 12;
const WORD = 'margaux';
/** Milliseconds after each drag for response and rendering. A key press gets a third of this time. */
const SETTLE_MS = 300;

/**
 * Returns the longest interaction to next paint of each kind on the page of influencers, in milliseconds, on a
 * processor slowed down four times. The kinds are dragging a filter's thumb, moving thumbs by keys, and typing.
 */
export async function slowestInteractions(
  url: string,
): Promise<Record<'dragging' | 'keys' | 'typing', number>> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const cookies = (await signUpAt(url)).split('; ').map((cookie) => {
      const [name = '', value = ''] = cookie.split(/=(.*)/);
      return { name, value, url };
    });
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(`${url}/influencers`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watchInteractions);
    return {
      dragging: await slowestOf(page, drag),
      keys: await slowestOf(page, press),
      typing: await slowestOf(page, type),
    };
  } finally {
    await browser.close();
  }
}

async function slowestOf(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
  await act(page);
  await page.waitForTimeout(1_000); // Entries reach the PerformanceObserver with a delay.
  const { count, slowest } = await page.evaluate(takeInteractions);
  if (count === 0) throw new Error('No interaction was observed: nothing was measured.');
  return slowest;
}

async function drag(page: Page): Promise<void> {
  const box = await page.getByRole('slider').first().boundingBox();
  if (!box) throw new Error('There is no slider.');
  const y = box.y + box.height / 2;
  for (let time = 0; time < DRAGS; time++) {
    const [from, to] = time % 2 === 0 ? [0.02, 0.6] : [0.6, 0.02];
    await page.mouse.move(box.x + box.width * from, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * to, y, { steps: 25 });
    await page.mouse.up();
    await page.waitForTimeout(SETTLE_MS);
  }
}

async function press(page: Page): Promise<void> {
  for (const thumb of await page.getByRole('slider').all()) {
    await thumb.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'PageUp', 'ArrowLeft', 'ArrowLeft', 'PageDown']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(SETTLE_MS / 3);
    }
  }
}

async function type(page: Page): Promise<void> {
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(WORD, { delay: SETTLE_MS / 3 });
  for (const _ of WORD) await page.keyboard.press('Backspace', { delay: SETTLE_MS / 3 });
}

type Watched = typeof globalThis & { interactions: Map<number, number> };

function watchInteractions(): void {
  const interactions = new Map<number, number>();
  (globalThis as Watched).interactions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, duration } = entry;
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function takeInteractions(): { count: number; slowest: number } {
  const { interactions } = globalThis as Watched;
  const taken = { count: interactions.size, slowest: Math.max(0, ...interactions.values()) };
  interactions.clear();
  return taken;
}
