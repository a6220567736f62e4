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
