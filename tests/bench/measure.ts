import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Load, Loaded } from './load.ts';
import { median } from './table.ts';

const ROUNDS = 5;

type Target = Pick<Load, 'port' | 'paths' | 'headers'>;

/**
 * Measures the targets in turns, so that other load affects all targets equally. Returns the median of five rounds
 * after a warm-up.
 */
export async function measureInTurns<Name extends string>(
  targets: Record<Name, Target>,
  extent: Pick<Load, 'connections' | 'seconds'>,
): Promise<Record<Name, Loaded>> {
  const rounds = new Map<Name, Loaded[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, target] of Object.entries(targets) as [Name, Target][]) {
      const loaded = await load({ ...target, ...extent });
      rounds.set(name, round === 0 ? [] : [...(rounds.get(name) ?? []), loaded]);
    }
  }
  const medians = Array.from(rounds, ([name, loaded]) => [
    name,
    {
      responses: median(loaded.map((it) => it.responses)),
      perSecond: median(loaded.map((it) => it.perSecond)),
      p50: median(loaded.map((it) => it.p50)),
      p99: median(loaded.map((it) => it.p99)),
    },
  ]);
  return Object.fromEntries(medians) as Record<Name, Loaded>;
}

export async function load(parameters: Load): Promise<Loaded> {
  const child = spawn(process.execPath, ['tests/bench/load.ts'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(parameters));
  return JSON.parse(await text(child.stdout)) as Loaded;
}
