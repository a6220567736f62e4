import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Exchange } from './exchange.ts';
import { acceptsEncoding } from './negotiation.ts';

const PAGE = /^text\/(?:html|x-script)/;

/**
 * Encodings by preference, at cheap levels. A page of 110 KB takes 0.1 ms with brotli and 0.2 ms with gzip, but 0.7 ms
 * at gzip's default level. The output is 10 % longer than at the default level.
 */
const encodings = {
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 2 }),
};
const names = ['br', 'gzip'] as const;

/**
 * Sends a page in one piece, compressed unless the page holds a secret (`no-transform`, `uncompressed.ts`). Returns
 * other responses unchanged for Hono's adapter.
 */
export async function sendPage({ request, response }: Exchange, page: Response): Promise<Response> {
  const { status, headers } = page;
  if (!page.body || !PAGE.test(headers.get('content-type') ?? '')) return page;
  const identity = Buffer.from(await page.arrayBuffer());
  const { 'set-cookie': _, ...own }: Record<string, string> = Object.fromEntries(headers);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const isCompressed = !headers.get('cache-control')?.includes('no-transform');
  const accepted = request.headers['accept-encoding'];
  const encoding = isCompressed && names.find((it) => acceptsEncoding(accepted, it));
  const body = encoding ? encodings[encoding](identity) : identity;
  response.writeHead(status, {
    ...own,
    ...(isCompressed && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(body); // Node omits the body for HEAD.
  return RESPONSE_ALREADY_SENT;
}
