import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Database } from '#db/open.server.ts';
import { ctxOfNobody } from '#domain/ctx.ts';
import { keyOf, VIDEO } from '#domain/files/file.ts';
import { type FoundPart, findPrivatePart, findVideo } from '#domain/files/find-file.server.ts';
import { requireHistory } from '#domain/files/hidden-files.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { rangeOf } from '#server/http/byte-range.ts';
import type { HiddenFiles } from '#server/http/hidden-files.ts';
import type { Sessions } from '#server/http/session.ts';
import { StoreDown } from '#services/files/files.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';

const ADDRESS = /^\/(media|files)\/((?:image|video|file)-[0-9a-f-]{36})\/([a-z]+(?:\.webp|\.jpg)?)$/;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * `GET /media/…` is public and never changes: browsers keep it for a year. While its owner is suspended it is hidden. `GET /files/…`
 * is for certain people alone, who are looked for at each request. Nothing of either is ever a page: browsers may guess no type and
 * run nothing. Answered before Hono, from the store to the line.
 */
export function openDownloads({
  db,
  services,
  sessions,
  hidden,
}: {
  db: Database;
  services: Services;
  sessions: Sessions;
  hidden: HiddenFiles;
}): {
  takes(request: IncomingMessage, response: ServerResponse): boolean;
} {
  async function find(
    request: IncomingMessage,
    folder: string,
    id: string,
    part: string,
  ): Promise<FoundPart> {
    const ctx = ctxOfNobody({ db: db.kysely, services });
    const viewer = async () => ({ ...ctx, actor: await sessions.ownerOf(request.headers.cookie) });
    if (folder === 'files') return findPrivatePart(await viewer(), id, part);
    if (hidden.has(id)) await requireHistory(await viewer(), id);
    if (part === VIDEO) return findVideo(ctx, id);
    // Its name says all there is to know of a public picture: the store alone is asked.
    const contentType = part.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    return { key: keyOf('media', id, part), contentType, saveAs: null };
  }

  async function send(request: IncomingMessage, response: ServerResponse, address: RegExpExecArray) {
    const [, folder = '', id = '', part = ''] = address;
    const isForAll = folder === 'media' && !hidden.has(id);
    const { key, contentType, saveAs } = await find(request, folder, id, part);
    const found = await services.files.stat(key);
    if (!found) throw new Refusal('file.not_found');
    const etag = `"${id}.${part}"`;
    const headers = {
      'content-type': contentType,
      'cache-control': isForAll ? FOREVER : 'private, no-cache',
      etag,
      'accept-ranges': 'bytes',
      ...harmless,
      ...(folder === 'files' && { 'x-robots-tag': 'noindex' }),
      ...(saveAs && { 'content-disposition': attachmentNamed(saveAs) }),
    };
    if (request.headers['if-none-match']?.includes(etag)) return void response.writeHead(304, headers).end();
    const range = rangeOf(request.headers, { etag, bytes: found.bytes });
    if (range === 'impossible') {
      return void response.writeHead(416, { ...harmless, 'content-range': `bytes */${found.bytes}` }).end();
    }
    const bytes = range ? range.end - range.start + 1 : found.bytes;
    const content = request.method === 'HEAD' ? null : await services.files.get(key, range ?? undefined);
    if (request.method !== 'HEAD' && !content) throw new Refusal('file.not_found');
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': bytes,
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${found.bytes}` }),
    });
    if (!content) return void response.end();
    // Whoever stops watching in the middle is no failure; a store that stops cuts the answer short, which the reader sees.
    await pipeline(content, response).catch(() => {});
  }

  return {
    takes(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const [path = ''] = (request.url ?? '').split('?');
      const address = ADDRESS.exec(path);
      if (!address) return false;
      send(request, response, address).catch((error: unknown) => fail(response, error));
      return true;
    },
  };
}

const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
};

function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function fail(response: ServerResponse, error: unknown): void {
  const status = error instanceof Refusal ? error.status : error instanceof StoreDown ? 503 : 500;
  if (status >= 500) log.error('a file could not be sent', { error });
  if (response.headersSent) return void response.destroy();
  const headers = { ...harmless, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, headers).end();
}
