import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { renderCard } from '#app/rendering/render-card.server.tsx';
import { loadAssets } from './assets.ts';
import { onlyServerOnlyPages, serverOnlyPagePattern } from './server-only-routes.ts';

export interface Pages {
  pages: RequestHandler;
  /** Whether a document (`app/rendering/server-only-page.ts`) may stand at a path, and nothing else: its answer says whether it does. */
  isServerOnlyPage: (path: string) => boolean;
  /** What draws a card by itself. */
  loadRenderCard: () => Promise<typeof renderCard>;
  assets: Awaited<ReturnType<typeof loadAssets>>;
  /** The addresses of `app/routes.ts`, such as `fr?/company/:companyId`. */
  patterns: string[];
  /** What the content security policy allows them besides. */
  allowed: string[];
  /** What stands before our own listener: nothing, or Vite. */
  before: (listener: RequestListener) => RequestListener;
  close: () => Promise<void>;
}

export async function builtPages(): Promise<Pages> {
  const file: string = '../../build/server/index.js';
  const build = (await import(file)) as ServerBuild;
  const pattern = serverOnlyPagePattern(build);
  const isServerOnlyPage = (path: string) => pattern.test(path);
  const documents = createRequestHandler(onlyServerOnlyPages(build), 'production');
  const all = createRequestHandler(build, 'production');
  return {
    pages: (request, context) =>
      (isServerOnlyPage(new URL(request.url).pathname) ? documents : all)(request, context),
    isServerOnlyPage,
    loadRenderCard: async () => drawOf(build),
    assets: await loadAssets('build/client'),
    patterns: Object.values(build.routes).flatMap((it) => it?.path ?? []),
    allowed: [],
    before: (listener) => listener,
    close: async () => {},
  };
}

/**
 * Pages as Vite makes them from the sources, changed in the open browser over the same `server`. What Node loads by itself
 * (domain, sentences, the process) starts the process anew instead: `npm run dev` watches it.
 */
export async function developmentPages(server: Server): Promise<Pages> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true, ws: { server } }, appType: 'custom' });
  // Open lines to the browsers would hold up the end of the process.
  const lines = new Set<Duplex>();
  server.on('upgrade', (_, line) => lines.add(line));
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return {
    pages: createRequestHandler(load, 'development'),
    isServerOnlyPage: () => false, // a page that was just changed is wanted now
    loadRenderCard: async () => drawOf(await load()),
    assets: new Map(),
    patterns: [],
    allowed: ["worker-src 'self' blob:"], // in one Vite waits for the next process
    before: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: async () => lines.forEach((line) => void line.destroy()),
  };
}

/** What `app/entry.server.tsx` exports besides. */
function drawOf({ entry }: ServerBuild): typeof renderCard {
  return (entry.module as typeof entry.module & { renderCard: typeof renderCard }).renderCard;
}
