import { vi } from 'vitest';

/** The limit is 20 seconds, because the machine can be busy. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
