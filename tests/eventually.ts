import { vi } from 'vitest';

/** Retries `check` until it no longer throws; the limit allows for a busy machine. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
