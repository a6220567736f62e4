import { setTimeout as sleep } from 'node:timers/promises';
import { operatorMessage } from '#server/commands/operator-error.ts';

/**
 * One line of the doctor: ✓ works, ! deserves attention, ✗ keeps the site from working. After ! and ✗, the text says
 * what to do.
 */
export interface Finding {
  sign: '✓' | '!' | '✗';
  text: string;
}

export const works = (text: string): Finding => ({ sign: '✓', text });
export const warns = (text: string): Finding => ({ sign: '!', text });
export const fails = (text: string): Finding => ({ sign: '✗', text });

export interface Check {
  name: string;
  run: () => Promise<Finding[]>;
  limitMs?: number;
}

const LIMIT_MS = 15_000;

/** A check fails if it throws or exceeds its time limit (15 seconds by default). */
export async function findingsOf({ run, limitMs = LIMIT_MS }: Check): Promise<Finding[]> {
  const late = sleep(limitMs, undefined, { ref: false }).then(() => [
    fails(`The check had no result within ${limitMs / 1000} seconds: look whether this service hangs.`),
  ]);
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    return [fails(operatorMessage(error) ?? reasonOf(error))];
  }
}

/** Returns the message of the innermost cause, because failed requests have their reason there. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? reasonOf(cause) : error.message || error.name;
}
