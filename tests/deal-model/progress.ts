import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { CACHE_DIR } from '#tests/one-at-a-time.ts';
import type { DatabaseKind } from './options.ts';
import type { FaultOutcome } from './try-fault.ts';

const FILE = `${CACHE_DIR}/deals.json`;

/**
 * The finished rounds and tested faults of the previous run, which the next run skips. Valid for the same source, seed
 * and number of commands only.
 */
export interface Progress {
  hash: string;
  commands: number;
  seed: number;
  databases: Partial<Record<DatabaseKind, Finished>>;
  faults: Record<string, FaultOutcome>;
}

export interface Finished {
  rounds: number;
  commands: number;
  seconds: number;
  outcomes: Record<string, number>;
}

export const nothing: Finished = { rounds: 0, commands: 0, seconds: 0, outcomes: {} };

export function readProgress(hash: string, commands: number, seed: number | null): Progress {
  const stored = existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Progress) : null;
  const isSame = stored?.hash === hash && stored.commands === commands;
  if (stored && isSame && (seed === null || stored.seed === seed)) return stored;
  const daily = Math.floor(Date.now() / 86_400_000);
  return { hash, commands, seed: seed ?? daily, databases: {}, faults: {} };
}

export function saveProgress(progress: Progress): void {
  mkdirSync(CACHE_DIR, { recursive: true });
  writeFileSync(FILE, JSON.stringify(progress));
}
