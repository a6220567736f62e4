import { vi } from 'vitest';

/** Waits until `check` no longer throws: as long as a busy machine may need, and no longer than it takes. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}
