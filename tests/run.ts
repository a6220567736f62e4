/**
 * `npm test` runs the checks, the tests and the browser journeys. The last line has the totals. `npm run
 * test:postgres` (--postgres) runs the tests whose result may differ between PostgreSQL and the embedded database.
 * `npm run test:changed [-- BASE]` (--changed) runs the tests that import a file changed since HEAD, or since BASE.
 * Journeys do not import the pages, so only changed journeys run.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check, checkCode, makeGeneratedCode, sum, type Tally } from '#tests/check.ts';
import { runCommand } from '#tests/command.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

const failure: Tally = { passed: 0, failed: 1 };
/** Failed tests, printed just before the totals, because a reader of a long log looks at its end first. */
const failures: string[] = [];
const retried: string[] = [];
const reports = mkdtempSync(path.join(os.tmpdir(), 'accolade-reports-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const [mode, base] = process.argv.slice(2);
const runs: Record<string, () => Promise<Tally>> = { '--postgres': onPostgres, '--changed': onlyChanged };
const { passed, failed } = await (runs[mode ?? ''] ?? everything)();
process.exitCode = failed ? 1 : 0;
for (const name of retried) console.log(`~ ${name} (passed at the second attempt)`);
for (const name of failures) console.log(`✗ ${name}`);
console.log(`\n${passed} passed, ${failed} failed`);

async function everything(): Promise<Tally> {
  return sum([await checkCode(), await tests(), await journeys()]);
}

async function onlyChanged(): Promise<Tally> {
  const changed = await tests(`--changed ${base ?? ''}`);
  return sum([changed, await journeys({}, `--only-changed${base ? `=${base}` : ''} --pass-with-no-tests`)]);
}

async function onPostgres(): Promise<Tally> {
  try {
    const run = async (url: string) => {
      const env = { TEST_DATABASE_URL: url };
      return sum([await makeGeneratedCode(), await tests('--project database', env), await journeys(env)]);
    };
    return await withPostgres(run, { fsync: false });
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return failure;
  }
}

async function tests(options = '', env: Record<string, string> = {}): Promise<Tally> {
  const report = path.join(reports, 'vitest.json');
  const command = `vitest run ${options} --reporter=default --reporter=json --outputFile.json="${report}"`;
  const { ok } = await runCommand(command, { show: true, env });
  return count<VitestReport>(report, ok, ({ numPassedTests, numFailedTests, testResults }) => {
    const notLoaded = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    failures.push(...notLoaded.map(({ name }) => name));
    for (const { name, assertionResults } of testResults) {
      const failedTests = assertionResults.filter(({ status }) => status === 'failed');
      failures.push(...failedTests.map(({ fullName }) => `${path.relative('.', name)} › ${fullName}`));
    }
    return { passed: numPassedTests, failed: numFailedTests + notLoaded.length };
  });
}

async function journeys(env: Record<string, string> = {}, which = ''): Promise<Tally> {
  const build = await check('build', 'npm run build');
  if (build.failed) return build;

  const report = path.join(reports, 'playwright.json');
  const options = { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } };
  const { ok } = await runCommand(`playwright test ${which} --reporter=list,json`, options);
  const tally = count<PlaywrightReport>(report, ok, ({ stats, suites }) => {
    failures.push(...suites.flatMap((suite) => journeysThat(suite, 'unexpected')));
    retried.push(...suites.flatMap((suite) => journeysThat(suite, 'flaky')));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
  return sum([build, tally]);
}

function journeysThat({ title, specs, suites = [] }: PlaywrightSuite, ended: string): string[] {
  const matching = specs.filter(({ tests }) => tests.some(({ status }) => status === ended));
  return [
    ...matching.map((spec) => `${title} › ${spec.title}`),
    ...suites.flatMap((suite) => journeysThat(suite, ended)),
  ];
}

function count<Report>(file: string, ok: boolean, read: (report: Report) => Tally): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(file, 'utf8')) as Report);
    return ok ? tally : { ...tally, failed: Math.max(tally.failed, 1) };
  } catch {
    return failure;
  }
}
