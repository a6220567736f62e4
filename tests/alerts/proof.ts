/**
 * `npm run proof:alerts` causes faults of the built site and checks that each fires its alert in a real Prometheus,
 * and no other alert. Prints the seconds from the start of a fault until its alert fires, and from the end of the fault
 * until the alert ends. Exits with code 1 if an alert is missing or wrong. `-- --only=mail,disk` selects faults. Needs
 * PostgreSQL's programs, Prometheus, promtool and openssl, and root to mount a small disk.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Figure, type Row, report } from '#tests/bench/table.ts';
import { type Fault, faults } from './faults.ts';
import { missingPrometheus, refusedByPromtool } from './prometheus.ts';
import { readDashboardQueries, readRules } from './shipped-queries.ts';
import { visit } from './traffic.ts';
import { inWorld, type World } from './world.ts';

const FACTOR = 20;
const SCRAPE_SECONDS = 3;
const FIRES_SECONDS = 180;
const ENDS_SECONDS = 180;
const POLL_MS = 250;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? Object.keys(faults);
const unknown = chosen.filter((it) => !(it in faults));
const proved = new Set(Object.values(faults).map(({ alert }) => alert));
const unproved = readRules().filter(({ alert }) => !proved.has(alert));
const refusal =
  unknown.length > 0
    ? `There is no fault ${unknown.join(', ')}. The faults are ${Object.keys(faults).join(', ')}.`
    : (missingPrometheus() ?? refusedByPromtool(['check', 'rules', 'deploy/prometheus-rules.yml']));
for (const { alert } of unproved) miss(`${alert} has no fault here`);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
console.log('promtool accepts the rules.');

const figures: Figure[] = [
  { name: 'alert' },
  { name: 'fires s', limit: { atMost: FIRES_SECONDS }, digits: 1 },
  { name: 'ends s', limit: { atMost: ENDS_SECONDS }, digits: 1 },
  { name: 'other alerts', limit: { atMost: 0 } },
];
const startedAt = performance.now();
const rows: Row[] = [];
await inWorld({ factor: FACTOR, scrapeSeconds: SCRAPE_SECONDS }, async (world) => {
  const { url } = world.server;
  const paths = ['/pricing', '/influencers', '/api/influencers', '/health/ready'];
  const traffic = visit(
    paths.map((path) => url + path),
    { pauseMs: 400, cookie: world.people[1]?.cookies[0] },
  );
  try {
    await quiet(world);
    for (const name of chosen) {
      const row = await prove(world, name, faults[name] as Fault);
      rows.push(row);
      console.log(`${name} done after ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
    }
    const refused = refusedByPromtool(['check', 'metrics'], await world.readMetrics());
    if (refused) miss(refused);
    else console.log('promtool accepts the metrics.');
    for (const query of readDashboardQueries()) {
      const answer = await fetch(`${world.prometheus.url}/api/v1/query?${new URLSearchParams({ query })}`);
      if (!answer.ok) miss(`a query of the dashboard is refused: ${query}`);
    }
  } finally {
    await traffic.stop();
  }
});
report([[`Alerts, with every duration divided by ${FACTOR}`, figures, rows]]);
console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`);
process.exit();

function miss(sentence: string): void {
  console.log(`✗ ${sentence}`);
  process.exitCode = 1;
}

async function prove(world: World, name: string, { alert, begin }: Fault): Promise<Row> {
  const others = new Set<string>();
  const watch = async (until: (firing: string[], any: string[]) => boolean, seconds: number) => {
    const beganAt = performance.now();
    for (; performance.now() - beganAt < seconds * 1000; await sleep(POLL_MS)) {
      const alerts = await world.prometheus.alerts();
      const firing = alerts.filter((it) => it.state === 'firing').map((it) => it.name);
      for (const each of firing) if (each !== alert) others.add(each);
      if (
        until(
          firing,
          alerts.map((it) => it.name),
        )
      )
        return (performance.now() - beganAt) / 1000;
    }
    return undefined;
  };
  const end = await begin(world);
  if (typeof end !== 'function') {
    miss(`${name} was not run: ${end.missing}`);
    return { page: name, alert: 'not run' };
  }
  const fires = await watch((firing) => firing.includes(alert), FIRES_SECONDS);
  // Waits longer, because the fault could fire other alerts a little later.
  if (fires) await watch(() => false, Math.max(fires, 10));
  await end();
  const ends = await watch((_, any) => any.length === 0, ENDS_SECONDS);
  if (!fires) miss(`${name}: ${alert} did not fire`);
  if (!ends) miss(`${name}: an alert did not end`);
  for (const other of others) miss(`${name}: ${other} fired too`);
  return {
    page: name,
    alert,
    'fires s': fires ?? Infinity,
    'ends s': ends ?? Infinity,
    'other alerts': others.size,
  };
}

/** Waits until no alert is pending or firing. Until the first scrape, a process counts as down. */
async function quiet({ prometheus }: World): Promise<void> {
  for (const end = performance.now() + 60_000; ; await sleep(POLL_MS)) {
    const alerts = await prometheus.alerts();
    if (alerts.length === 0) return;
    if (performance.now() > end) throw new Error(`Alerts without a fault: ${JSON.stringify(alerts)}`);
  }
}
