import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { cookiesIn } from '#tests/staff-server.ts';
import { median } from './table.ts';

const ROUNDS = 3;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Scripts {
  requests: number;
  /** Gzip size of all script files and inline scripts in KB (1,000 bytes). */
  kilobytes: number;
  /** Size of the HTML in KB as sent, usually compressed. */
  htmlKilobytes: number;
}

/** Measures a page's scripts with an empty browser cache. `cookie` is a Cookie header. */
export async function scriptsOf(
  browser: Browser,
  address: string,
  { cookie, storageState }: { cookie?: string; storageState?: StorageState } = {},
): Promise<Scripts> {
  const page = await freshPage(browser, storageState && { storageState });
  if (cookie) await page.context().addCookies(cookiesIn(cookie, new URL(address).origin));
  const files = new Set<string>();
  page.on('response', (answer) => {
    if (answer.headers()['content-type']?.includes('javascript')) files.add(answer.url());
  });
  const answer = await page.goto(address, { waitUntil: 'networkidle' });
  const html = await answer?.request().sizes();
  const inline = await page.evaluate(() =>
    [...document.scripts].filter((it) => !it.src && !it.type.endsWith('json')).map((it) => it.text),
  );
  await page.context().close();
  const sizes = await Promise.all([...files].map(gzipSizeOf));
  const bytes = [...sizes, ...inline.map((it) => gzipSync(it).length)].reduce((sum, size) => sum + size, 0);
  return {
    requests: files.size,
    kilobytes: bytes / 1000,
    htmlKilobytes: (html?.responseBodySize ?? Number.NaN) / 1000,
  };
}

async function gzipSizeOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const { length } = await answer.bytes();
  return Number(answer.headers.get('content-length') ?? length);
}

/**
 * Returns the median largest contentful paint in seconds and the worst layout shift, without throttling and with an
 * empty cache.
 */
export async function paintOf(browser: Browser, address: string): Promise<{ lcp: number; shift: number }> {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await freshPage(browser);
    await page.goto(address, { waitUntil: 'networkidle' });
    const lcp = await page.evaluate(lastPaint);
    // Scrolling loads the images below the first screen, which must not shift the layout.
    for (let screen = 0; screen < 20; screen++) await page.mouse.wheel(0, phone.viewport.height);
    await page.waitForLoadState('networkidle');
    rounds.push({ lcp, shift: await page.evaluate(shiftSoFar) });
    await page.context().close();
  }
  return {
    lcp: median(rounds.map(({ lcp }) => lcp)) / 1000,
    shift: Math.max(...rounds.map(({ shift }) => shift)),
  };
}

const lastPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });

const shiftSoFar = () =>
  new Promise<number>((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(sum), 300);
  });

export async function wordsMissingWithoutScripts(browser: Browser, address: string): Promise<number> {
  const [all = [], left = []] = await Promise.all(
    [true, false].map(async (javaScriptEnabled) => {
      const page = await freshPage(browser, { javaScriptEnabled });
      await page.goto(address, { waitUntil: 'networkidle' });
      const text = await page.locator('body').innerText();
      await page.context().close();
      return text.split(/\s+/).filter(Boolean);
    }),
  );
  return all.length === 0 ? Number.NaN : all.filter((word) => !left.includes(word)).length;
}

async function freshPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ ...phone, ...options })).newPage();
}
