import type { Readable } from 'node:stream';

/**
 * Where uploaded files lie, under keys of ours such as `public/image-…/small.webp`. That a file is not there is no
 * failure; what the store cannot do throws `StoreDown`.
 */
export interface Files {
  /** Stores it whole, to stay after a power cut, or not at all: `down` when the store is full, refuses us or is gone. */
  put(
    key: string,
    content: Readable,
    about: { bytes: number; contentType: string },
  ): Promise<'stored' | 'down'>;
  /** All of it, or the bytes from `start` to `end` inclusive; null when it is not there. */
  get(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  stat(key: string): Promise<{ bytes: number } | null>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Everything it keeps, in no order, with what an interrupted `put` may have left. */
  list(): AsyncIterable<{ key: string; storedAt: Date }>;
}

/** The store cannot be reached, is full, or refuses us. */
export class StoreDown extends Error {
  constructor(cause: unknown) {
    super('the file store failed', { cause });
    this.name = 'StoreDown';
  }
}
