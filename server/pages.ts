import type { RequestListener } from 'node:http';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { log } from '#services/log.ts';
import { loadAssets } from './assets.ts';
import { compileMessages } from './build.ts';

export interface Pages {
  pages: RequestHandler;
  assets: Awaited<ReturnType<typeof loadAssets>>;
  /** What stands before our own listener: nothing, or Vite. */
  before: (listener: RequestListener) => RequestListener;
}

export async function builtPages(): Promise<Pages> {
  const file: string = '../build/server/index.js';
  const build: unknown = await import(file);
  return {
    pages: createRequestHandler(build as ServerBuild, 'production'),
    assets: await loadAssets('build/client'),
    before: (listener) => listener,
  };
}

/** Pages as Vite makes them from the sources, changed in the open browser; `hmrPort` is its own line to the browser. */
export async function developmentPages(hmrPort: number): Promise<Pages> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { port: hmrPort } },
    appType: 'custom',
  });
  vite.watcher.on('change', (file) => {
    // What comes out is watched by Node and by Vite: the process starts anew, the browser takes the new sentences.
    if (/messages[\\/](en|fr)[\\/].+\.json$/.test(file)) {
      compileMessages().catch((error: unknown) => log.error('the messages do not compile', { error }));
    }
  });
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return {
    pages: createRequestHandler(load, 'development'),
    assets: new Map(),
    before: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  };
}
