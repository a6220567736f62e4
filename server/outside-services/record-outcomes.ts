import type { Database } from '#db/open.server.ts';
import { type FailureReason, type OutsideService, reasonOf } from '#domain/staff/services/outside-service.ts';
import { recordOutcome } from '#domain/staff/services/record-outcome.server.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';

/** Milliseconds between two writes of the same outcome of a service. */
const PAUSE_MS = 60_000;

type Report = (service: OutsideService, reason: FailureReason | null) => void;

/**
 * Records the last success and the last failure of each service, in normal use and in checks. Writing never delays or
 * fails a call.
 */
export function recordOutcomes(services: Services, db: Database): Services {
  const written = new Map<string, number>();
  const report: Report = (service, reason) => {
    const key = `${service} ${reason === null}`;
    const now = Date.now();
    if (now - (written.get(key) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS) return;
    written.set(key, now);
    recordOutcome({ db: db.kysely, now: new Date(now) }, service, reason).catch((error: unknown) =>
      log.warn('the outcome of a service could not be recorded', { error, service }),
    );
  };
  return {
    ...services,
    mail: recordMail(services, report),
    files: recordFiles(services, report),
    scanner: recordScanner(services, report),
    billing: recordBilling(services, report),
    instagram: recordInstagram(services, report),
  };
}

async function reported<T>(
  call: Promise<T>,
  report: (reason: FailureReason | null) => void,
  hasFailed: (result: T) => boolean = () => false,
): Promise<T> {
  try {
    const result = await call;
    report(hasFailed(result) ? 'unknown' : null);
    return result;
  } catch (error) {
    report(reasonOf(error));
    throw error;
  }
}

function recordMail({ mail }: Services, report: Report): Services['mail'] {
  const of = (reason: FailureReason | null) => report('mail', reason);
  return {
    check: () => reported(mail.check(), of),
    send: (email) => reported(mail.send(email), of),
    forget: (texts) => mail.forget(texts),
  };
}

function recordFiles({ files }: Services, report: Report): Services['files'] {
  const of = (reason: FailureReason | null) => report('files', reason);
  return {
    check: () => reported(files.check(), of),
    list: () => files.list(),
    put: (...file) => reported(files.put(...file), of, (result) => result === 'down'),
    get: (...file) => reported(files.get(...file), of),
    stat: (key) => reported(files.stat(key), of),
    remove: (key) => reported(files.remove(key), of),
  };
}

function recordScanner({ scanner, installation }: Services, report: Report): Services['scanner'] {
  if (installation.scanner === null) return scanner;
  const of = (reason: FailureReason | null) => report('scanner', reason);
  return {
    check: () => reported(scanner.check(), of),
    scan: (path) => reported(scanner.scan(path), of, (result) => result === 'down'),
  };
}

function recordBilling({ billing }: Services, report: Report): Services['billing'] {
  if (billing.testPages) return billing;
  const of = (reason: FailureReason | null) => report('billing', reason);
  return {
    name: billing.name,
    origins: billing.origins,
    testPages: null,
    openAccount: (person) => reported(billing.openAccount(person), of),
    findUser: (customer) => reported(billing.findUser(customer), of),
    closeAccount: (customer) => reported(billing.closeAccount(customer), of),
    changeEmail: (...args) => reported(billing.changeEmail(...args), of),
    read: (...args) => reported(billing.read(...args), of),
    setRenewal: (...args) => reported(billing.setRenewal(...args), of),
    subscribe: (...args) => reported(billing.subscribe(...args), of),
    change: (...args) => reported(billing.change(...args), of),
    manage: (...args) => reported(billing.manage(...args), of),
    readWebhook(body, signature) {
      const event = billing.readWebhook(body, signature);
      report('billing_webhook', event ? null : 'signature');
      return event;
    },
  };
}

function recordInstagram({ instagram }: Services, report: Report): Services['instagram'] {
  if (!instagram.isReadable) return instagram;
  const of = (reason: FailureReason | null) => report('instagram', reason);
  const isDown = (result: unknown) => result === 'unavailable';
  return {
    isReadable: true,
    read: (handle) => reported(instagram.read(handle), of, isDown),
    findPost: (...post) => reported(instagram.findPost(...post), of, isDown),
  };
}
