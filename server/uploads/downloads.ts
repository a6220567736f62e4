import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import { systemCtx } from '#domain/ctx.ts';
import { findArchive } from '#domain/exports/find-archive.server.ts';
import { keyOf, VIDEO } from '#domain/files/file.ts';
import { type FoundPart, findPrivatePart, findVideo } from '#domain/files/find-file.server.ts';
import { requireSharedApplication } from '#domain/files/hidden-files.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { rangeOf } from '#server/http/byte-range.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { HiddenFiles } from '#server/http/hidden-files.ts';
import type { Handler } from '#server/http/pipeline.ts';
import type { Parts } from '#server/http/request-ctx.ts';
import { StoreDown } from '#services/files/files.ts';
import { log } from '#services/log.ts';

const ADDRESS = /^\/(media|files)\/((?:image|video|file|export)-[0-9a-f-]{36})\/([a-z]+(?:\.webp|\.jpg)?)$/;
const FOREVER = 'public, max-age=31536000, immutable';

/** These headers prevent an upload from running scripts, and pages of other sites from embedding the upload. */
const isolatingHeaders = new Map([
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['cross-origin-resource-policy', 'same-site'],
]);

/**
 * `GET /media/…` sends public files, which browsers cache for a year. If the owner of a file is suspended and is not
 * staff, only users who share an application with the owner may see the file. Files of deleted rows are 404 at once.
 * `GET /files/…` sends private files and checks access each time. Files are streamed from the store.
 */
export function openDownloads({ db, services, viewers, hidden }: Parts & { hidden: HiddenFiles }): Handler {
  async function find(exchange: Exchange, folder: string, id: string, part: string): Promise<FoundPart> {
    const ctx = systemCtx({ db: db.kysely, services });
    const asReader = async () => {
      const actor = await viewers.actorOf(exchange.request.headers.cookie);
      if (actor) exchange.language = actor.language;
      return { ...ctx, actor };
    };
    if (folder === 'files' && id.startsWith('export-'))
      return findArchive(await asReader(), id, exchange.query.get('token'));
    if (folder === 'files') return findPrivatePart(await asReader(), id, part);
    if (hidden.has(id)) await requireSharedApplication(await asReader(), id);
    if (part === VIDEO) return findVideo(ctx, id);
    // The address contains the key of a public image, so no query is needed.
    const contentType = part.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
    return { key: keyOf('media', id, part), contentType, saveAs: null };
  }

  async function send(exchange: Exchange, folder: string, id: string, part: string): Promise<void> {
    const { request, response } = exchange;
    response.setHeaders(isolatingHeaders);
    const isPublic = folder === 'media' && !hidden.has(id);
    const { key, contentType, saveAs, shownAs } = await find(exchange, folder, id, part);
    const found = await services.files.stat(key);
    if (!found) throw new Refusal('file.not_found');
    const etag = `"${id}.${part}"`;
    const headers = {
      'content-type': contentType,
      'cache-control': isPublic ? FOREVER : 'private, no-cache',
      etag,
      'accept-ranges': 'bytes',
      ...(saveAs && { 'content-disposition': contentDisposition(saveAs) }),
      ...(shownAs && { 'content-disposition': contentDisposition(shownAs, { type: 'inline' }) }),
    };
    if (folder === 'media') response.removeHeader('x-robots-tag');
    if (request.headers['if-none-match']?.includes(etag)) return void response.writeHead(304, headers).end();
    // RFC 9110 defines ranges for GET only.
    const range = request.method === 'GET' ? rangeOf(request.headers, { etag, bytes: found.bytes }) : null;
    if (range === 'impossible')
      return void response.writeHead(416, { 'content-range': `bytes */${found.bytes}` }).end();
    const bytes = range ? range.end - range.start + 1 : found.bytes;
    const content = request.method === 'HEAD' ? null : await services.files.get(key, range ?? undefined);
    if (request.method !== 'HEAD' && !content) throw new Refusal('file.not_found');
    response.writeHead(range ? 206 : 200, {
      ...headers,
      'content-length': bytes,
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${found.bytes}` }),
    });
    if (!content) return void response.end();
    // A client that disconnects is not a fault. If the store fails, the client detects the truncated response.
    await pipeline(content, response).catch(() => {});
  }

  return (exchange) => {
    const [, folder = '', id = '', part = ''] = (exchange.isReading && ADDRESS.exec(exchange.path)) || [];
    if (!folder) return undefined;
    return send(exchange, folder, id, part).catch((error: unknown) => {
      if (!(error instanceof StoreDown)) throw error;
      log.error('a file could not be sent', { error });
      throw new Refusal('file.store_down');
    });
  };
}
