import type { Readable } from 'node:stream';

/**
 * Store of uploaded files, under keys such as `public/image-…/small.webp`. A missing file is not an error. If the store
 * fails, `put` returns `down` and the other methods throw `StoreDown`.
 */
export interface Files {
  /** Stores the whole file durably, or nothing. Returns `down` if the store is full, refuses access or is unreachable. */
  put(
    key: string,
    content: Readable,
    about: { bytes: number; contentType: string },
  ): Promise<'stored' | 'down'>;
  /** Reads the file. With `range`, reads the bytes from `start` to `end` inclusive. Null if the file is missing. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  stat(key: string): Promise<{ bytes: number } | null>;
  /** Removes the file. Succeeds also if the file is missing. */
  remove(key: string): Promise<void>;
  /** Rejects if files cannot be stored at the moment. Stores no file. */
  check(): Promise<void>;
  /** Lists all files in no particular order, including leftovers of an interrupted `put`. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}

/** Thrown if the store is unreachable or full, or if it refuses access. */
export class StoreDown extends Error {
  constructor(cause: unknown) {
    super('the file store failed', { cause });
    this.name = 'StoreDown';
  }
}
