import type { Readable } from 'node:stream';

/**
 * Store of uploaded files. A key looks like `public/image-…/small.webp`. A missing file is not an error. If the store
 * fails, `put` returns `down`, `check` rejects with any error, and the other methods throw `StoreDown`.
 */
export interface Files {
  /** Stores the whole file durably, or nothing. Returns `down` if the store is full, refuses access or is unreachable. */
  put(
    key: string,
    content: Readable,
    about: { bytes: number; contentType: string },
  ): Promise<'stored' | 'down'>;
  /** `range` limits the bytes from `start` to `end` inclusive. Returns null for a missing file. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  stat(key: string): Promise<{ bytes: number } | null>;
  /** Also succeeds for a missing file. */
  remove(key: string): Promise<void>;
  /**
   * Rejects if the store cannot be used. In a folder, writes and removes a file. In a bucket, writes nothing, so a
   * missing right to write is not noticed.
   */
  check(): Promise<void>;
  /** Yields files in no particular order, including leftovers of an interrupted `put`. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}

export class StoreDown extends Error {
  constructor(cause: unknown) {
    super('the file store failed', { cause });
    this.name = 'StoreDown';
  }
}
