import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Options of Node for a process whose memory is to be measured. */
export const collecting = ['--expose-gc', '--import', './tests/bench/collect.ts'];

/** What such a process holds in memory once it has let go of what nobody needs, in bytes. */
export async function heldBytes({ pid, output }: { pid: number; output: () => string }): Promise<number> {
  const times = () => output().split('collected').length;
  const before = times();
  process.kill(pid, 'SIGUSR2');
  while (times() === before) await sleep(20);
  const [, kilobytes = ''] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
