import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Node options of a process whose memory is measured. */
export const collectOptions = ['--expose-gc', '--import', './tests/bench/collect.ts'];

/** Resident memory of such a process after a garbage collection, in bytes. */
export async function residentBytes({ pid, output }: { pid: number; output: () => string }): Promise<number> {
  const collections = () => output().split('collected').length;
  const before = collections();
  process.kill(pid, 'SIGUSR2');
  while (collections() === before) await sleep(20);
  const [, kilobytes = ''] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
