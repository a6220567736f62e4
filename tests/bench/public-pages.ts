import type { Browser } from '@playwright/test';
import { freePort } from '#tests/free-port.ts';
import { startServer } from '#tests/server.ts';
import { findMemberPages, findServerOnlyPages, visitorForms } from './addresses.ts';
import { paintOf, scriptsOf, wordsMissingWithoutScripts } from './browser-figures.ts';
import { lighthouseOf } from './packages/lighthouse.ts';
import { ratesOf } from './rates.ts';
import type { Figure, Row, Table } from './table.ts';

const serverOnlyFigures: Figure[] = [
  { name: 'JS KB', limit: { atMost: 10 }, digits: 1 },
  { name: 'words lost', limit: { atMost: 0 } },
  { name: 'LCP s', limit: { atMost: 1 }, digits: 2 },
  { name: 'shift', limit: { atMost: 0 }, digits: 3 },
  { name: 'performance', limit: { atLeast: 100 } },
  { name: 'accessibility', limit: { atLeast: 100 } },
  { name: 'best practices', limit: { atLeast: 100 } },
  { name: 'SEO', limit: { atLeast: 100 } },
  { name: 'throttled LCP s', digits: 2 },
];
const formFigures: Figure[] = [{ name: 'JS KB', limit: { atMost: 15 }, digits: 1 }];
const rateFigures: Figure[] = [
  { name: 'bare /s' },
  { name: 'uncached /s' },
  { name: '% of bare', limit: { atLeast: 40 } },
  { name: 'cached /s' },
  { name: '× uncached', limit: { atLeast: 10 }, digits: 1 },
];

/**
 * Measures the public pages and the members' server-only pages whose names contain `only`. Lighthouse needs a browser
 * that listens on `debuggingPort`.
 */
export async function measurePublicPages(
  browser: Browser,
  debuggingPort: number,
  only: string,
): Promise<Table[]> {
  const bare = await freePort();
  const server = await startServer({
    databaseUrl: '',
    env: { BARE_PORT: String(bare) },
    nodeOptions: ['--import', './tests/bench/bare.ts'],
  });
  const notes: string[] = [];
  const serverOnlyRows: Row[] = [];
  const formRows: Row[] = [];
  const rates: Row[] = [];
  try {
    const addresses = (await findServerOnlyPages(server.url)).filter((it) => it.page.includes(only));
    for (const { page, path } of addresses.filter((it) => it.language === 'en')) {
      rates.push({ page, ...(await ratesOf(server.url, path, bare)) });
    }
    for (const { page, path } of addresses) {
      const url = server.url + path;
      const paint = await paintOf(browser, url);
      const { scores, throttledLcp, failedAudits } = await lighthouseOf(url, debuggingPort);
      notes.push(...failedAudits.map((it) => `${page}: ${it}`));
      serverOnlyRows.push({
        page,
        'JS KB': (await scriptsOf(browser, url)).kilobytes,
        'words lost': await wordsMissingWithoutScripts(browser, url),
        'LCP s': paint.lcp,
        shift: paint.shift,
        performance: scores.performance,
        accessibility: scores.accessibility,
        'best practices': scores['best-practices'],
        SEO: scores.seo,
        'throttled LCP s': throttledLcp,
      });
      console.log(`${page} is measured.`);
    }
    const visitor = { cookie: '', pages: visitorForms };
    for (const { cookie, pages } of [visitor, await findMemberPages(server.url)]) {
      for (const { page, path } of pages.filter((it) => it.page.includes(only))) {
        const { kilobytes } = await scriptsOf(browser, server.url + path, { cookie });
        formRows.push({ page, 'JS KB': kilobytes });
      }
    }
  } finally {
    await server.stop();
  }

  if (notes.length > 0)
    console.log(`\nAudits that lost points in a round of Lighthouse:\n${notes.join('\n')}`);
  return [
    ['Server-only pages', serverOnlyFigures, serverOnlyRows],
    ['Server-only pages with a form', formFigures, formRows],
    ['Responses per second, 16 connections', rateFigures, rates],
  ];
}
