import { type Ctx, requireStaff } from '../../ctx.ts';
import { type FailureReason, type OutsideService, outsideServices, reasonOf } from './outside-service.ts';

/** Time limit of each check. */
const LIMIT_MS = 2_000;

export type ServiceState = 'working' | 'failing' | 'unused' | 'off';
export type ServiceView = Awaited<ReturnType<typeof findServices>>[number];

/**
 * Returns each outside service with its latest outcomes and its state. Checks mail, files and the scanner now, with
 * two seconds for each. The state of every other service is its latest outcome. Refuses with `staff.not_found`.
 */
export async function findServices(ctx: Ctx) {
  requireStaff(ctx);
  const { installation, ...services } = ctx.services;
  const [rows, checks] = await Promise.all([
    ctx.db.selectFrom('service_outcome').selectAll().execute(),
    checkAll({ ...services, scanner: installation.scanner ? services.scanner : null }),
  ]);
  const isOff = offServices(ctx.services);
  return outsideServices.map((name) => {
    const latest = (outcome: string) =>
      rows.find((row) => row.service === name && row.outcome === outcome) ?? null;
    const [success, failure] = [latest('success'), latest('failure')];
    const checked = checks.get(name);
    const failing = checked === undefined ? isLater(failure, success) : checked !== null;
    const state: ServiceState = isOff[name]
      ? 'off'
      : failing
        ? 'failing'
        : checked === null || success
          ? 'working'
          : 'unused';
    return {
      name,
      state,
      failingNow: checked ?? null,
      lastSuccess: success?.at ?? null,
      // Only `recordOutcome` writes this column, so every value is a `FailureReason`.
      lastFailure: failure && { at: failure.at, reason: failure.reason as FailureReason },
    };
  });
}

function offServices({
  installation,
  billing,
  instagram,
}: Ctx['services']): Partial<Record<OutsideService, boolean>> {
  return {
    scanner: installation.scanner === null,
    billing: billing.testPages !== null,
    billing_webhook: billing.testPages !== null,
    instagram: !instagram.isReadable,
  };
}

/** Counts the services that are not off and whose latest stored outcome is a failure. Checks no service now. */
export async function countFailing(ctx: Ctx): Promise<number> {
  const rows = await ctx.db.selectFrom('service_outcome').selectAll().execute();
  const of = (service: string, outcome: string) =>
    rows.find((row) => row.service === service && row.outcome === outcome) ?? null;
  const isOff = offServices(ctx.services);
  return outsideServices.filter((name) => !isOff[name] && isLater(of(name, 'failure'), of(name, 'success')))
    .length;
}

type Outcome = { at: Date } | null;
const isLater = (one: Outcome, other: Outcome) => one !== null && (other === null || one.at > other.at);

interface Checkable {
  check(): Promise<void>;
}

async function checkAll(services: { mail: Checkable; files: Checkable; scanner: Checkable | null }) {
  const entries = (['mail', 'files', 'scanner'] as const).map(async (name) => {
    const service = services[name];
    return [name, service && (await check(service))] as const;
  });
  return new Map<OutsideService, FailureReason | null>(await Promise.all(entries));
}

async function check(service: Checkable): Promise<FailureReason | null> {
  const { promise: isLate, resolve } = Promise.withResolvers<FailureReason>();
  const timer = setTimeout(() => resolve('timeout'), LIMIT_MS);
  const checked = service.check().then(() => null, reasonOf);
  return Promise.race([checked, isLate]).finally(() => clearTimeout(timer));
}
