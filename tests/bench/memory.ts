import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export const collectOptions = ['--expose-gc', '--import', './tests/bench/collect.ts'];

/** Collects garbage in a process with `collectOptions`. Returns its resident memory in bytes. */
export async function residentBytes({ pid, output }: { pid: number; output: () => string }): Promise<number> {
  const collections = () => output().split('collected').length;
  const before = collections();
  process.kill(pid, 'SIGUSR2');
  while (collections() === before) await sleep(20);
  return memoryOf(pid);
}

export function memoryOf(pid: number): number {
  const [, kilobytes = ''] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Tick of the processor times in /proc: USER_HZ, fixed by Linux at 100 per second. */
const TICK_SECONDS = 0.01;

export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = '', system = ''] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_SECONDS;
}
