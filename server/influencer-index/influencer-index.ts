import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { Database } from '#db/open.server.ts';
import { createSearchIndexes } from '#db/search-indexes.server.ts';
import { awaitReading, setInfluencerIndex } from '#domain/influencers/index/index-registry.server.ts';
import { InfluencerIndex } from '#domain/influencers/index/influencer-index.server.ts';
import {
  countEntries,
  selectEntries,
  selectIdsAfter,
} from '#domain/influencers/index/select-index-entries.server.ts';
import { log } from '#services/log.ts';

/** Channel on which database triggers send ids of changed influencers, separated by spaces, or '*' for all. */
const CHANNEL = 'influencer_changed';

/** Memory per influencer, half of which is on the JavaScript heap. */
const BYTES_PER_ROW = 1_000;

/**
 * With this number of influencers, the index takes half of the heap. With more influencers, searches use the
 * database.
 */
const MAX_ROWS = getHeapStatistics().heap_size_limit / BYTES_PER_ROW;

/** Converting this many rows blocks the event loop for a few milliseconds. */
const ROWS_PER_READ = 250;
const ROWS_PER_FIRST_READ = 1_000;

/** Maximum time that a search waits for the first reading, before it uses the database. */
const MAX_WAIT_MS = 10_000;

const RETRY_MS = 1_000;

/**
 * A reading of all influencers in the order of their ids. `after` is the last id that was read. `unseen` contains the
 * indexed ids that were not read yet. At the end, `unseen` contains the ids of deleted influencers.
 */
interface Reading {
  after: string;
  unseen: Set<string>;
}

export interface IndexState {
  influencers: number;
  readAt: Date | null;
}

interface IndexHandle {
  /** True from the end of the first reading on. A lost database does not make it false. */
  isLoaded(): boolean;
  /** False during each reading of all influencers, for example at the start and after a lost connection. */
  isSettled(): boolean;
  state(): IndexState;
  close(): Promise<void>;
}

/**
 * Keeps this process's influencer index up to date. Searches wait up to 10 seconds for the first reading. With more
 * than `maxRows` influencers, searches use the database, which then gets indexes for these searches. Reads never
 * overlap, so an older result cannot replace a newer result.
 */
export async function openInfluencerIndex(db: Database, maxRows = MAX_ROWS): Promise<IndexHandle> {
  const ctx = { db: db.kysely };
  const source = { db: db.background };
  const firstReading = Promise.withResolvers<void>();
  awaitReading(ctx, Promise.race([firstReading.promise, sleep(MAX_WAIT_MS, undefined, { ref: false })]));
  let isReady = false;
  let isLoaded = false;
  let readAt: Date | null = null;
  const changedIds = new Set<string>();
  let influencerIndex: InfluencerIndex | null = null;
  let reading: Reading | null = null;
  let isClosing = false;
  let readLoop = Promise.resolve();
  let isWorking = false;

  const listener = await db.listen(
    CHANNEL,
    (ids) => (ids === '*' ? readAll() : readChanges(ids.split(' '))),
    readAll,
  );
  readAll();

  function readAll(): void {
    reading = { after: '', unseen: new Set(influencerIndex?.ids()) };
    wake();
  }
  function readChanges(ids: string[]): void {
    for (const id of ids) changedIds.add(id);
    wake();
  }
  function wake(): void {
    if (!isWorking) readLoop = readUntilCurrent();
  }

  async function readUntilCurrent(): Promise<void> {
    isWorking = true;
    while (!isClosing && (changedIds.size > 0 || reading)) {
      await (changedIds.size > 0 ? readChanged() : readMore(reading)).catch(async (error: unknown) => {
        log.error('the influencer index could not be read', { error });
        firstReading.resolve();
        readAll();
        await sleep(RETRY_MS, undefined, { ref: false });
      });
    }
    isWorking = false;
  }

  async function readChanged(): Promise<void> {
    const ids = [...changedIds].slice(0, ROWS_PER_READ);
    for (const id of ids) changedIds.delete(id); // Deleted before reading, because a change during the reading adds the id again.
    if (!influencerIndex) return;
    const removedIds = new Set(ids);
    for (const entry of await selectEntries(source, ids)) {
      influencerIndex.put(entry);
      removedIds.delete(entry.id);
      reading?.unseen.delete(entry.id);
    }
    for (const id of removedIds) influencerIndex.remove(id);
    readAt = new Date();
  }

  async function readMore(current: Reading | null): Promise<void> {
    if (!current) return;
    if (!influencerIndex) {
      const count = await countEntries(source);
      if (count > maxRows) return giveUp(count);
      influencerIndex = new InfluencerIndex(count);
    }
    const rows = isReady ? ROWS_PER_READ : ROWS_PER_FIRST_READ;
    const ids = await selectIdsAfter(source, current.after, rows);
    const entries = await selectEntries(source, ids);
    if (reading !== current) return;
    for (const entry of entries) {
      influencerIndex.put(entry);
      current.unseen.delete(entry.id);
    }
    const last = ids.at(-1);
    if (influencerIndex.size > maxRows) return giveUp(influencerIndex.size);
    if (last && ids.length === rows) {
      current.after = last;
      return;
    }
    for (const id of current.unseen) influencerIndex.remove(id);
    reading = null;
    readAt = new Date();
    if (isReady) return;
    influencerIndex.rank();
    setInfluencerIndex(ctx, influencerIndex);
    isReady = true;
    isLoaded = true;
    firstReading.resolve();
    log.info('influencers are in memory', { influencers: influencerIndex.size });
  }

  function giveUp(influencers: number): void {
    log.info('too many influencers for memory: the database answers', { influencers, max: maxRows });
    setInfluencerIndex(ctx, null);
    influencerIndex = null;
    reading = null;
    isReady = false;
    isLoaded = true;
    firstReading.resolve();
    void createSearchIndexes(db, (sentence, error) => log.warn(sentence, { error }));
  }

  return {
    isLoaded: () => isLoaded,
    isSettled: () => reading === null,
    state: () => ({ influencers: influencerIndex?.size ?? 0, readAt }),
    async close() {
      isClosing = true;
      setInfluencerIndex(ctx, null); // Searches must not use an index that is no longer updated.
      firstReading.resolve();
      await listener.close();
      await readLoop;
    },
  };
}
