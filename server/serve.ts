import type { Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { migrate } from '#db/migrate.server.ts';
import {
  type Database,
  type EmbeddedDatabase,
  openEmbedded,
  openPostgres,
  type PostgresDatabase,
} from '#db/open.server.ts';
import type { SlowQueries } from '#db/slow-queries.ts';
import { demoState } from '#demo/demo-accounts.server.ts';
import { loadDemoWorld } from '#demo/load-demo-world.server.ts';
import { leaveOutUnconfirmed } from '#domain/claims/statements.ts';
import { leaveOutUnreviewedContracts } from '#domain/contracts/contracts-offered.ts';
import { systemCtx } from '#domain/ctx.ts';
import { priceOf } from '#domain/subscriptions/plan.ts';
import type { Billing } from '#services/billing/billing.ts';
import { testBilling } from '#services/billing/test-billing.server.ts';
import { identityBy } from '#services/identity/identity.server.ts';
import { imagesBySharp } from '#services/images/sharp.server.ts';
import { instagramByGraphApi } from '#services/instagram/graph-api.server.ts';
import { instagramByHand } from '#services/instagram/instagram.ts';
import { log, setLogLevel } from '#services/log.ts';
import { mailToFiles } from '#services/mail/files.server.ts';
import { mailBySmtp } from '#services/mail/smtp.server.ts';
import { noBreachedPasswords } from '#services/passwords/breached-passwords.ts';
import { breachedPasswordsByRange } from '#services/passwords/range-api.server.ts';
import { scannerByClamd } from '#services/scanner/clamd.server.ts';
import { noScanner } from '#services/scanner/scanner.ts';
import type { Services } from '#services/services.ts';
import { signingBy } from '#services/signing/signing.server.ts';
import { site } from '#site';
import { openControlSocket } from './backup/control-socket.ts';
import { demoPeople } from './commands/demo-people.ts';
import { requireWholeSite } from './data-folder.ts';
import { eraseListedAccounts } from './erasures/erase-again.ts';
import { fileStoreOf } from './file-store.ts';
import { logRequest, observeRequests } from './http/access-log.ts';
import { serveAssets } from './http/assets.ts';
import { isDoctorToken } from './http/doctor-token.ts';
import type { Exchange } from './http/exchange.ts';
import { checkServices, openHealth } from './http/health.ts';
import { openHiddenFiles } from './http/hidden-files.ts';
import { httpApp } from './http/http-app.ts';
import { LOOPBACK, listen, makeServer } from './http/listen.ts';
import { pageCache } from './http/page-cache.ts';
import type { Pages } from './http/pages.ts';
import { type Handlers, httpPipeline } from './http/pipeline.ts';
import { routePatterns } from './http/route-pattern.ts';
import { secretOf } from './http/secret.ts';
import { sendPage } from './http/send-page.ts';
import { endOnFault, endOnSignal, endWithNpm, isEnding } from './http/shutdown.ts';
import { openViewerCache } from './http/viewer-cache.ts';
import { openViews } from './http/views.ts';
import { openInfluencerIndex } from './influencer-index/influencer-index.ts';
import { openInfluencers } from './influencer-index/influencers.ts';
import { jobHandlers } from './jobs/job-handlers.ts';
import { openJobs } from './jobs/jobs.ts';
import { openSchedule } from './jobs/schedule.ts';
import { openLive } from './live/live.ts';
import { countedMail, countRequest, slowQueries } from './metrics/counters.ts';
import { openMetricsServer } from './metrics/metrics-server.ts';
import { installationOf } from './outside-services/installation.ts';
import { recordOutcomes } from './outside-services/record-outcomes.ts';
import type { Settings } from './settings.ts';
import { openDownloads } from './uploads/downloads.ts';
import { openUploads } from './uploads/uploads.ts';

export interface Options {
  inDevelopment: boolean;
  openPages: (server: Server) => Promise<Pages>;
}

/** Throws `CannotOpen` and `BadSetting` with a sentence for the operator. */
export async function serve(settings: Settings, { inDevelopment, openPages }: Options): Promise<void> {
  endOnFault();
  setLogLevel(settings.logLevel);
  const server = makeServer();
  // The embedded database opens in another thread, while this thread loads the pages.
  const [{ db, services: bare }, opened] = await Promise.all([
    openDatabaseAndServices(settings),
    openPages(server),
  ]);
  const {
    pages,
    faultPage,
    isServerOnlyPage,
    loadRenderCard,
    assets,
    patterns,
    extraPolicy,
    wrapListener,
    close,
  } = opened;
  const services = recordOutcomes(bare, db);
  if (db.kind === 'embedded') await loadOnFirstStart(db, services);
  const { publicUrl, streamsPerPerson, dataDir } = settings;
  await eraseListedAccounts(db.kysely, dataDir);
  const viewers = await openViewerCache(db, services);
  const parts = { db, services, viewers };
  const app = httpApp({ ...parts, publicUrl, pages, faultPage, extraPolicy });
  const answerPage = pageCache({
    publicUrl,
    isServerOnlyPage,
    render: async (request, exchange) => app.fetch(request, { exchange }),
    passOn: (exchange: Exchange) =>
      getRequestListener(async (request) => sendPage(exchange, await app.fetch(request, { exchange })), {
        overrideGlobalObjects: false,
      })(exchange.request, exchange.response),
  });

  if (settings.databaseUrl) {
    const names = leaveOutUnconfirmed();
    if (names.length > 0)
      log.info('claims and legal entries are left out until site.ts changes or confirms them', { names });
    if (!leaveOutUnreviewedContracts() && site.deals.enabled)
      log.info('contracts are not offered until site.ts says who reviewed their text, and when');
  }

  const { demoAccounts } = await demoState(db.kysely);
  // Demo passwords are public, so without HOST the process listens on loopback only.
  const host = settings.host ?? (demoAccounts > 0 ? LOOPBACK : undefined);
  const influencerIndex = await openInfluencerIndex(db);
  const live = await openLive({ db, services, streamsPerPerson });
  const uploads = openUploads({ ...parts, dataDir });
  const influencers = openInfluencers({ ...parts, loadRenderCard });
  const hidden = await openHiddenFiles(db);
  const downloads = openDownloads({ ...parts, hidden });
  const views = openViews(parts);
  const isReady = () => influencerIndex.isLoaded() && !isEnding();
  const secret = await secretOf(settings);
  const isDoctor = (token: string) => isDoctorToken(secret, token);
  const health = openHealth({ db, services, isReady, isDoctor });
  // Only `pages` uses Hono. Without Hono, live streams need a third of the memory, and the list of influencers
  // responds faster.
  const handlers: Handlers = {
    health: health.handle,
    assets: serveAssets(assets),
    influencers,
    live: live.handle,
    downloads,
    uploads,
    pages(exchange) {
      views.observe(exchange);
      return answerPage(exchange);
    },
  };
  const observe = observeRequests([
    ...(settings.accessLog && !inDevelopment ? [logRequest] : []),
    ...(settings.metrics ? [countRequest] : []),
  ]);
  const pipeline = { ...settings, routeOf: routePatterns(patterns), observe };
  server.on('request', wrapListener(httpPipeline(pipeline, handlers)));
  const measured = { db, health, influencerIndex, live, settings };
  const metrics = settings.metrics ? [await openMetricsServer(measured, settings.metrics)] : [];
  await listen(server, host, settings.port);
  void checkServices(services);
  const schedule = openSchedule({ db, services, dataDir });
  const jobs = await openJobs(db, jobHandlers({ services, db, publicUrl, dataDir }));
  const control = db.kind === 'embedded' ? [await openControlSocket(db, dataDir)] : [];
  endOnSignal({
    server,
    live,
    background: [schedule, jobs, influencerIndex, viewers, hidden, ...control, ...metrics, { close }],
    views,
    db,
  });
  endWithNpm();
  const people = demoAccounts > 0 ? `\n${demoPeople(settings.host)}` : '';
  console.info(`${site.name} is ready at ${publicUrl}${people}`);
}

export async function openDatabaseAndServices(
  settings: Settings,
): Promise<{ db: PostgresDatabase | EmbeddedDatabase; services: Services }> {
  const db = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, slowQueriesOf(settings))
    : await openWholeSite(settings);
  await migrate(db);
  const secret = await secretOf(settings);
  const { publicUrl, mail, instagram, files, clamdAddress, breachedPasswordsUrl } = settings;
  const services = {
    billing: await billingBy(settings, db),
    breachedPasswords: breachedPasswordsUrl
      ? breachedPasswordsByRange(breachedPasswordsUrl)
      : noBreachedPasswords,
    files: await fileStoreOf(files),
    identity: identityBy({ secret, publicUrl, cookiePrefix: site.cookiePrefix }),
    installation: installationOf(settings),
    instagram: instagram ? instagramByGraphApi(instagram) : instagramByHand,
    mail: countedMail(
      'smtpUrl' in mail ? mailBySmtp(mail.smtpUrl, site.mailFrom) : mailToFiles(mail.folder, site.mailFrom),
    ),
    images: imagesBySharp(),
    scanner: clamdAddress ? scannerByClamd(clamdAddress) : noScanner,
    signing: signingBy(secret, 'addresses in letters'),
    contractSigning: signingBy(secret, 'contract'),
  };
  return { db, services };
}

function openWholeSite(settings: Settings): Promise<EmbeddedDatabase> {
  const { dataDir } = settings;
  requireWholeSite(dataDir);
  const warn = (sentence: string) => log.warn(sentence);
  return openEmbedded(path.join(dataDir, 'database'), warn, slowQueriesOf(settings));
}

/** Leaves out the parameters, because they may identify a person. */
function slowQueriesOf({ slowQueryMs }: Settings): SlowQueries {
  return {
    limitMs: slowQueryMs,
    report: (query) => {
      slowQueries.inc();
      log.warn('a query was slow', query);
    },
  };
}

async function billingBy({ stripe }: Settings, db: Database): Promise<Billing> {
  if (!stripe) return testBilling(db.kysely, priceOf);
  const { stripeBilling } = await import('#services/billing/stripe.server.ts');
  return stripeBilling(stripe, priceOf);
}

async function loadOnFirstStart(db: Database, services: Services): Promise<void> {
  const { wasLoaded, realAccounts } = await demoState(db.kysely);
  if (wasLoaded || realAccounts > 0) return;
  await loadDemoWorld(systemCtx({ db: db.kysely, services }));
}
