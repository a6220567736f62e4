import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { renderCard } from '#app/rendering/render-card.server.tsx';
import { loadAssets } from './assets.ts';
import { onlyFaultPage, withRequestIds } from './fault-pages.ts';
import { onlyServerOnlyPages, serverOnlyPagePattern } from './server-only-routes.ts';

export interface Pages {
  pages: RequestHandler;
  faultPage: RequestHandler;
  /**
   * Returns whether only server-only pages (`app/rendering/server-only-page.ts`) match a path. The response may still
   * be 404.
   */
  isServerOnlyPage: (path: string) => boolean;
  loadRenderCard: () => Promise<typeof renderCard>;
  assets: Awaited<ReturnType<typeof loadAssets>>;
  patterns: string[];
  extraPolicy: string[];
  wrapListener: (listener: RequestListener) => RequestListener;
  close: () => Promise<void>;
}

export async function builtPages(serverBuild: ServerBuild): Promise<Pages> {
  const build = withRequestIds(serverBuild);
  const pattern = serverOnlyPagePattern(build);
  const isServerOnlyPage = (path: string) => pattern.test(path);
  const serverOnly = createRequestHandler(onlyServerOnlyPages(build), 'production');
  const all = createRequestHandler(build, 'production');
  return {
    pages: (request, context) =>
      (isServerOnlyPage(new URL(request.url).pathname) ? serverOnly : all)(request, context),
    faultPage: createRequestHandler(onlyFaultPage(build), 'production'),
    isServerOnlyPage,
    loadRenderCard: async () => renderCardOf(build),
    assets: await loadAssets('build/client'),
    patterns: Object.values(build.routes).flatMap((it) => it?.path ?? []),
    extraPolicy: [],
    wrapListener: (listener) => listener,
    close: async () => {},
  };
}

/**
 * Vite builds the pages from the sources and updates the browser over a WebSocket of `server`. Node itself loads the
 * modules of server, domain, services, db, demo and messages, so `npm run dev` watches these folders and restarts the
 * process.
 */
export async function developmentPages(server: Server): Promise<Pages> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true, ws: { server } }, appType: 'custom' });
  // Open WebSockets would delay the end of the process.
  const sockets = new Set<Duplex>();
  server.on('upgrade', (_, socket) => sockets.add(socket));
  const load = async () =>
    withRequestIds((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild);
  return {
    pages: createRequestHandler(load, 'development'),
    faultPage: createRequestHandler(async () => onlyFaultPage(await load()), 'development'),
    isServerOnlyPage: () => false, // A cached page would hide the last change.
    loadRenderCard: async () => renderCardOf(await load()),
    assets: new Map(),
    patterns: [],
    extraPolicy: ["worker-src 'self' blob:"], // Vite's client uses a blob worker to wait for a restarted server.
    wrapListener: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
    close: async () => sockets.forEach((socket) => void socket.destroy()),
  };
}

function renderCardOf({ entry }: ServerBuild): typeof renderCard {
  return (entry.module as typeof entry.module & { renderCard: typeof renderCard }).renderCard;
}
