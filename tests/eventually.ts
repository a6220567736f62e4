import { vi } from 'vitest';

/** Retries `check` until it no longer throws, for 20 seconds, because the machine may be busy. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
