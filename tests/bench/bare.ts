/**
 * Baseline for the requests per second of a page. Loaded by Node before the site's server (`--import`). Starts a
 * second node:http server in the same process, on BARE_PORT, that calls renderToString with the site's last rendered
 * page.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type { renderToString } from 'react-dom/server';

process.env.NODE_ENV = 'production'; // React reads NODE_ENV during the next import.
const dom = createRequire(import.meta.url)('react-dom/server') as { renderToString: typeof renderToString };
const originalRender = dom.renderToString;
let page: ReactNode;
let inPageContext = AsyncLocalStorage.snapshot();
dom.renderToString = (element, options) => {
  page = element;
  inPageContext = AsyncLocalStorage.snapshot();
  return originalRender(element, options);
};

createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(inPageContext(() => `<!DOCTYPE html>${originalRender(page)}`));
}).listen(Number(process.env.BARE_PORT), '127.0.0.1');
