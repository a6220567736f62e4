import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** `not loaded` means that a test file failed before its first test, which proves nothing about the guard. */
export interface Outcome {
  end: 'passed' | 'failed' | 'too late' | 'not loaded';
  test?: string;
}

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

export async function runTests(
  folder: string,
  files: readonly string[],
  { url = '', limitMs }: { url?: string | undefined; limitMs: number },
): Promise<Outcome> {
  const report = path.join(folder, 'report.json');
  rmSync(report, { force: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json'];
  const child = spawn(process.execPath, [...vitest, `--outputFile=${report}`, ...files], {
    cwd: folder,
    detached: true, // Lets `killGroup` also kill the processes that the tests start.
    stdio: 'ignore',
    env: { ...process.env, CI: '', TEST_DATABASE_URL: url },
  });
  const killGroup = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {}
  };
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    killGroup();
  }, limitMs);
  process.once('exit', killGroup);
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('exit', killGroup);
  clearTimeout(limit);
  killGroup();
  if (isLate) return { end: 'too late' };
  return code === 0 ? { end: 'passed' } : failureIn(report);
}

function failureIn(report: string): Outcome {
  if (!existsSync(report)) return { end: 'not loaded' };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const { name, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return { end: 'failed', test: `${path.basename(name)} › ${failed.fullName}` };
  }
  return { end: 'not loaded' };
}
