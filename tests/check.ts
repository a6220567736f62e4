/** `npm run check` runs all checks that need neither a database nor a browser. */
import { runCommand } from '#tests/command.ts';

export interface Tally {
  passed: number;
  failed: number;
}

if (import.meta.main) {
  const { failed } = sum([
    await checkCode(),
    await check('pure tests, every message in both languages', 'vitest run --project pure'),
  ]);
  process.exitCode = failed ? 1 : 0;
}

/** Two checks run at a time, because more would slow each other down on a small machine. */
export async function checkCode(): Promise<Tally> {
  const generated = await makeGeneratedCode();
  if (generated.failed) return generated;
  const tallies = await Promise.all([
    inOrder({ types: 'tsc --noEmit', 'format and lint': 'biome ci --colors=off' }),
    inOrder({ 'typed lint and import rules': 'oxlint', 'unused code': 'knip' }),
  ]);
  return sum([generated, ...tallies]);
}

export function makeGeneratedCode(): Promise<Tally> {
  return check('generated code', 'node server/build.ts --messages && react-router typegen');
}

export async function check(name: string, command: string): Promise<Tally> {
  const { ok, output, seconds } = await runCommand(command);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(`\n$ ${command}\n${output}`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));
}

async function inOrder(commands: Record<string, string>): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const [name, command] of Object.entries(commands)) tallies.push(await check(name, command));
  return sum(tallies);
}
