import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { knows, takes } from './negotiation.ts';

interface Asset {
  type: string;
  etag: string;
  cacheControl: string;
  /** The content by encoding; `identity` is always there. */
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

/** Everything in `build/client`, read into memory once: names with a hash are immutable, others live an hour. */
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

/** The answer to a request for a file, in the best encoding the asker takes. */
export function serveAsset(asset: Asset, request: Request): Response {
  const headers = new Headers({
    'content-type': asset.type,
    'cache-control': asset.cacheControl,
    etag: asset.etag,
    vary: 'Accept-Encoding',
  });
  if (knows(request.headers.get('if-none-match'), asset.etag))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding');
  const encoding = (['br', 'gzip'] as const).find((it) => asset.bodies[it] && takes(accepted, it));
  if (encoding) headers.set('content-encoding', encoding);
  const body = (encoding && asset.bodies[encoding]) ?? asset.bodies.identity;
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
