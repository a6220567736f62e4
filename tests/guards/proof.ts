/**
 * `npm run proof:guards` removes one guard after the other from a copy of the source and runs the tests that must
 * fail. `-- --only NAME…` selects guards. The next run continues a stopped run, unless a source file has changed.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from '#tests/one-at-a-time.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { copySource } from './copy.ts';
import { type Guard, textsOf } from './guard.ts';
import { guards } from './guards.ts';
import { type Outcome, runTests } from './run-tests.ts';

const MIN_DETECTED = 57;
const LIMIT_MS = 60_000;
/** Time limit of all test files on the unchanged code. */
const WHOLE_LIMIT_MS = 15 * 60_000;
const STATE = `${CACHE_DIR}/guards.json`;

const isPart = process.argv.includes('--only');
const selected = isPart ? guards.filter(({ name }) => process.argv.includes(name)) : guards;
if (selected.length === 0) throw new Error('No guard has this name.');
for (const guard of selected) textsOf(guard);

const { folder, hash, remove } = copySource();
process.once('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const outcomes = isPart ? new Map<string, Outcome>() : readState();
const open = selected.filter(({ name }) => !outcomes.has(name));
await withPostgres(
  async (postgres) => {
    for (const database of ['embedded', 'postgres'] as const) {
      const url = database === 'postgres' ? postgres : undefined;
      const guardsOfDatabase = open.filter((guard) => (guard.database ?? 'embedded') === database);
      await requirePassing(guardsOfDatabase, url);
      for (const guard of guardsOfDatabase) remember(guard, await tryWithout(guard, url));
    }
  },
  { fsync: false },
);
printTable();

/** Throws if a test fails with every guard in place, because that test could not detect a removed guard. */
async function requirePassing(guards: readonly Guard[], url: string | undefined): Promise<void> {
  const files = [...new Set(guards.flatMap(({ tests }) => tests))];
  if (files.length === 0) return;
  const { end, test } = await runTests(folder, files, { url, limitMs: WHOLE_LIMIT_MS });
  if (end !== 'passed') throw new Error(`With every guard in place the tests are ${end}: ${test ?? ''}`);
}

async function tryWithout(guard: Guard, url: string | undefined): Promise<Outcome> {
  const file = path.join(folder, guard.file);
  const { whole, without } = textsOf(guard, folder);
  writeFileSync(file, without);
  const outcome = await runTests(folder, guard.tests, { url, limitMs: LIMIT_MS });
  writeFileSync(file, whole);
  return outcome;
}

function readState(): Map<string, Outcome> {
  const state = existsSync(STATE) ? (JSON.parse(readFileSync(STATE, 'utf8')) as State) : null;
  return new Map(state?.hash === hash ? state.outcomes : []);
}

interface State {
  hash: string;
  outcomes: [string, Outcome][];
}

function remember({ name }: Guard, outcome: Outcome): void {
  outcomes.set(name, outcome);
  console.log(`${outcomes.size}/${selected.length} ${name}: ${outcome.test ?? outcome.end}`);
  if (isPart) return;
  mkdirSync(CACHE_DIR, { recursive: true });
  writeFileSync(STATE, JSON.stringify({ hash, outcomes: [...outcomes] } satisfies State));
}

function printTable(): void {
  console.log('\nguard | file | detected by');
  for (const { name, file } of selected) {
    const { end, test } = outcomes.get(name) ?? { end: 'not loaded' };
    console.log(`${name} | ${file} | ${test ?? `✗ MISSED (${end})`}`);
  }
  const detected = selected.filter(({ name }) => outcomes.get(name)?.end === 'failed').length;
  const minimum = isPart ? selected.length : MIN_DETECTED;
  console.log(`\n${detected} of ${selected.length} detected (at least ${minimum})`);
  if (detected < minimum) process.exitCode = 1;
}
