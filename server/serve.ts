import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { migrate } from '#db/migrate.server.ts';
import { CannotOpen, type Database, openEmbedded, openPostgres } from '#db/open.server.ts';
import { identityByBetterAuth } from '#services/identity/better-auth.server.ts';
import { log } from '#services/log.ts';
import { mailToFiles } from '#services/mail/files.server.ts';
import type { Mail } from '#services/mail/mail.ts';
import { mailBySmtp } from '#services/mail/smtp.server.ts';
import { site } from '#site';
import { loadAssets } from './assets.ts';
import { httpApp } from './http.ts';
import { type Live, openLive } from './live.ts';
import { secretOf } from './secret.ts';
import { BadSetting, readSettings, type Settings } from './settings.ts';

/** So long requests may still run after the signal to end. */
const FINISH_WITHIN_MS = 3_000;

/** Opens everything and listens. What a person can mend ends the process with one sentence that says how. */
export async function serve({ inDevelopment }: { inDevelopment: boolean }): Promise<void> {
  try {
    await open(inDevelopment);
  } catch (error) {
    if (!(error instanceof BadSetting || error instanceof CannotOpen)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function open(inDevelopment: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const db = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl)
    : await openEmbedded(`${settings.dataDir}/database`);
  await migrate(db);
  const secret = await secretOf(settings);
  const services = {
    identity: identityByBetterAuth({ secret, publicUrl: settings.publicUrl }),
    mail: mailBy(settings),
  };
  const { pages, assets, before } = inDevelopment ? await developmentPages() : await builtPages();
  const app = httpApp({ settings, db, services, pages, assets });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const live = await openLive({ db, services });
  const server = await listen(
    // Live streams are written straight to node's response: a third of the memory they take through Hono.
    before((request, response) => live.takes(request, response) || void listener(request, response)),
    settings,
  );
  closeOnSignal(server, live, db);
}

function mailBy({ mail }: Settings): Mail {
  if ('smtpUrl' in mail) return mailBySmtp(mail.smtpUrl, site.mailFrom);
  return mailToFiles(mail.folder, site.mailFrom);
}

interface Pages {
  pages: RequestHandler;
  assets: Awaited<ReturnType<typeof loadAssets>>;
  /** What stands before our own listener: nothing, or Vite. */
  before: (listener: RequestListener) => RequestListener;
}

async function builtPages(): Promise<Pages> {
  const file: string = '../build/server/index.js';
  const build: unknown = await import(file);
  return {
    pages: createRequestHandler(build as ServerBuild, 'production'),
    assets: await loadAssets('build/client'),
    before: (listener) => listener,
  };
}

async function developmentPages(): Promise<Pages> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' });
  const load = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
  return {
    pages: createRequestHandler(load, 'development'),
    assets: new Map(),
    before: (listener) => (request, response) =>
      vite.middlewares(request, response, () => listener(request, response)),
  };
}

function listen(listener: RequestListener, settings: Settings): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  const server = createServer(listener);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const busy = error.code === 'EADDRINUSE';
    reject(busy ? new BadSetting(`Port ${settings.port} is busy. Set PORT to another one.`) : error);
  });
  server.listen(settings.port, settings.host, () => {
    console.info(`Accolade is ready at ${settings.publicUrl}`);
    resolve(server);
  });
  return promise;
}

/** Takes nothing new, sends the watchers away with a hint to come back, lets requests finish for a while, and ends. */
function closeOnSignal(server: Server, live: Live, db: Database): void {
  const close = async () => {
    const answered = new Promise((resolve) => server.close(resolve));
    await live.close();
    server.closeIdleConnections();
    await Promise.race([answered, sleep(FINISH_WITHIN_MS)]);
    await db.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      close()
        .catch((error: unknown) => log.error('the process did not close well', { error }))
        .finally(() => process.exit(0));
    });
  }
}
