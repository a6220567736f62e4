/**
 * `npm run bench:pages` builds and starts the site, measures its pages and prints each figure with its limit. Exits
 * with code 1 if a figure misses its limit. Needs an idle machine. Options after `--`:
 * - `--pages=signed-in` measures only the signed-in pages of `tests/shot-list.ts`.
 * - `--pages=public` measures only the public pages and the server-only pages of members.
 * - `--only=home` measures only pages whose name contains `home`.
 */
import { launchBrowser } from '#tests/browser.ts';
import { freePort } from '#tests/free-port.ts';
import { readOptions } from './options.ts';
import { measurePublicPages } from './public-pages.ts';
import { measureSignedInPages } from './signed-in-pages.ts';
import { report } from './table.ts';

const { only, pages } = readOptions({ only: '', pages: 'public,signed-in' });
const port = await freePort();
const browser = await launchBrowser('--disable-background-networking', `--remote-debugging-port=${port}`);
try {
  const tables = [
    ...(pages.includes('public') ? await measurePublicPages(browser, port, only) : []),
    ...(pages.includes('signed-in') ? await measureSignedInPages(browser, only) : []),
  ];
  report(tables.filter(([, , rows]) => rows.length > 0));
} finally {
  await browser.close();
}
