/**
 * The baseline of the page rates. Node loads this file before the server starts (`--import`). It starts a second node:http server
 * in the same process, on BARE_PORT, which only calls renderToString with the page that the site rendered last.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type { renderToString } from 'react-dom/server';

process.env.NODE_ENV = 'production'; // This file loads React before the server sets NODE_ENV.
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
