import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase, MAX_SKEW_MS } from '#db/check.server.ts';
import type { Database } from '#db/open.server.ts';
import { bulkJobs } from '#domain/jobs.server.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { DOCTOR_HEADER } from './doctor-token.ts';
import type { Exchange } from './exchange.ts';
import type { Handler } from './pipeline.ts';
import { isTrusted, proxiesOf } from './proxies.ts';

const LIMIT_MS = 2_000;
/** Results are reused for this time, so that many requests cause few checks. */
const REUSE_MS = 2_000;
const MAX_WAITING_MS = 5 * 60_000;
/** An event with thousands of recipients, or exports of large accounts, keep these jobs waiting without a fault. */
const MAY_WAIT = [...bulkJobs, 'export.make'];

const FORWARDED = /^(x-forwarded-.+|forwarded|x-real-ip|via)$/;
const loopback = proxiesOf(['127.0.0.0/8', '::1']);

type Checkable = Pick<Services, 'files' | 'mail' | 'scanner'>;

interface Parts {
  db: Pick<Database, 'probe'>;
  services: Checkable;
  /** Whether this process may get requests. Ignores failures that all processes share. */
  isReady: () => boolean;
  isDoctor?: (token: string) => boolean;
}

export interface HealthAnswer {
  ok: boolean;
  failing: Part[];
  version?: string;
  schema?: string | null;
  seen?: { host: string; hasForwardedFor: boolean; isFromTrustedProxy: boolean };
}

export const healthParts = ['database', 'clock', 'queue', 'store', 'mail', 'scanner'] as const;
type Part = (typeof healthParts)[number];

interface Result {
  failing: Part[];
  schema: string | null;
  aheadMs: number | null;
}

export interface Health {
  handle: Handler;
  check: () => Promise<Result>;
}

/**
 * Serves three addresses. `/health/live` responds 200 while the process answers. `/health/ready` responds 200 while the
 * process may get requests, otherwise 503. `/health` is for alarms. If parts fail, it responds 503 with their names:
 * database (must be writable), clock, job queue, file store, mail server and scanner. Callers on this machine also get
 * the program's version and last migration. The response to `npm run doctor` also says which host the request named and
 * whether the request came through a trusted proxy.
 */
export function openHealth({ db, services, isReady, isDoctor = () => false }: Parts): Health {
  let latest: { at: number; result: Promise<Result> } | undefined;

  function check(): Promise<Result> {
    if (!latest || performance.now() - latest.at > REUSE_MS)
      latest = { at: performance.now(), result: checkAll() };
    return latest.result;
  }

  async function checkAll(): Promise<Result> {
    let found: Pick<Result, 'schema' | 'aheadMs'> = { schema: null, aheadMs: null };
    const parts = await Promise.all([
      checked('database', async () => {
        const { waitingMs, ...rest } = await checkDatabase(db.probe, MAY_WAIT);
        found = rest;
        return [
          ...(Math.abs(rest.aheadMs) > MAX_SKEW_MS ? (['clock'] as const) : []),
          ...(waitingMs > MAX_WAITING_MS ? (['queue'] as const) : []),
        ];
      }),
      checkServices(services),
    ]);
    return { failing: parts.flat(), ...found };
  }

  const answers: Record<string, (exchange: Exchange) => Promise<{ ok: boolean }>> = {
    '/health/live': async () => ({ ok: true }),
    '/health/ready': async () => ({ ok: isReady() }),
    '/health': async (exchange) => {
      const { failing, schema } = await check();
      const answer: HealthAnswer = { ok: failing.length === 0, failing };
      if (isLocal(exchange)) Object.assign(answer, { version: packageJson.version, schema });
      const { headers } = exchange.request;
      if (isDoctor(String(headers[DOCTOR_HEADER] ?? ''))) {
        const hasForwardedFor = 'x-forwarded-for' in headers;
        answer.seen = {
          host: headers.host ?? '',
          hasForwardedFor,
          isFromTrustedProxy: exchange.isFromTrustedProxy,
        };
      }
      return answer;
    },
  };

  const handle: Handler = (exchange) => {
    const answer = answers[exchange.path];
    if (answer) exchange.requireMethod('GET', 'HEAD');
    return answer?.(exchange).then((body) => exchange.sendJson(body.ok ? 200 : 503, body));
  };
  return { handle, check };
}

/**
 * Checks the file store, the mail server and the scanner within two seconds each. Logs and returns the failing parts.
 */
export async function checkServices({ files, mail, scanner }: Checkable): Promise<readonly Part[]> {
  const parts = await Promise.all([
    checked('store', () => files.check().then(() => [])),
    checked('mail', () => mail.check().then(() => [])),
    checked('scanner', () => scanner.check().then(() => [])),
  ]);
  return parts.flat();
}

function isLocal({ request }: Exchange): boolean {
  const { remoteAddress = '' } = request.socket;
  return isTrusted(remoteAddress, loopback) && !Object.keys(request.headers).some((it) => FORWARDED.test(it));
}

async function checked(part: Part, check: () => Promise<readonly Part[]>): Promise<readonly Part[]> {
  try {
    const late = sleep(LIMIT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${LIMIT_MS} ms`);
    });
    return await Promise.race([check(), late]);
  } catch (error) {
    log.error('a health check failed', { part, error });
    return [part];
  }
}
