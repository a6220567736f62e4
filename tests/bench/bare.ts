/**
 * What the rates of pages are measured against, loaded before the server starts (`--import`): a second, bare node:http
 * server in the same process, on BARE_PORT, that does nothing but renderToString of what the last page handed to it:
 * the same elements, with the same data, without a router, a query, a header or a language of its own.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';
import type { renderToString } from 'react-dom/server';

process.env.NODE_ENV = 'production'; // the server only says so when React is loaded already
const dom = createRequire(import.meta.url)('react-dom/server') as { renderToString: typeof renderToString };
const draw = dom.renderToString;
let page: ReactNode;
let asThen = AsyncLocalStorage.snapshot();
dom.renderToString = (element, options) => {
  page = element;
  asThen = AsyncLocalStorage.snapshot();
  return draw(element, options);
};

createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(asThen(() => `<!DOCTYPE html>${draw(page)}`));
}).listen(Number(process.env.BARE_PORT), '127.0.0.1');
