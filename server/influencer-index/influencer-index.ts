import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { Database } from '#db/open.server.ts';
import { influencerIndexOf, setInfluencerIndex } from '#domain/influencers/index/index-registry.server.ts';
import { InfluencerIndex } from '#domain/influencers/index/influencer-index.server.ts';
import {
  countEntries,
  selectEntries,
  selectIdsAfter,
} from '#domain/influencers/index/select-index-entries.server.ts';
import { log } from '#services/log.ts';

/** Told by triggers on what the catalogue reads: ids parted by blanks, or '*' for everybody. */
const CHANNEL = 'influencer_changed';

/** What the catalogue takes for each influencer; half of it is on JavaScript's heap. */
const BYTES_A_ROW = 1_000;

/** As many as fill half of the heap. When there are more, the database answers. */
const MAX_ROWS = getHeapStatistics().heap_size_limit / BYTES_A_ROW;

/** While rows are read this process answers nobody: so many take a few milliseconds. */
const ROWS_AT_ONCE = 250;

const TRY_AGAIN_MS = 1_000;

/** Everybody is read from the first id to the last; whoever is not met on the way is gone. */
interface Reading {
  after: string;
  unmet: Set<string>;
}

/**
 * Keeps this process's catalogue of influencers as the database has them. Until it has read them all, and when they are
 * too many, the database answers. One reading follows the other, so nothing older ever comes after something newer.
 */
export async function openInfluencerIndex(db: Database): Promise<{ close(): Promise<void> }> {
  const ctx = { db: db.kysely };
  const told = new Set<string>();
  let influencerIndex: InfluencerIndex | null = null;
  let reading: Reading | null = null;
  let isClosing = false;
  let work = Promise.resolve();
  let isWorking = false;

  const listener = await db.listen(
    CHANNEL,
    (ids) => (ids === '*' ? readAll() : readAgain(ids.split(' '))),
    readAll,
  );
  readAll();

  function readAll(): void {
    reading = { after: '', unmet: new Set(influencerIndex?.ids()) };
    wake();
  }
  function readAgain(ids: string[]): void {
    for (const id of ids) told.add(id);
    wake();
  }
  function wake(): void {
    if (!isWorking) work = readOn();
  }

  async function readOn(): Promise<void> {
    isWorking = true;
    while (!isClosing && (told.size > 0 || reading)) {
      await (told.size > 0 ? readTold() : readMore(reading)).catch(async (error: unknown) => {
        log.error('the catalogue of influencers could not be read', { error });
        readAll();
        await sleep(TRY_AGAIN_MS, undefined, { ref: false });
      });
    }
    isWorking = false;
  }

  async function readTold(): Promise<void> {
    const ids = [...told].slice(0, ROWS_AT_ONCE);
    for (const id of ids) told.delete(id); // whoever changes from now on is told again
    if (!influencerIndex) return;
    const gone = new Set(ids);
    for (const entry of await selectEntries(ctx, ids)) {
      influencerIndex.put(entry);
      gone.delete(entry.id);
      reading?.unmet.delete(entry.id);
    }
    for (const id of gone) influencerIndex.remove(id);
  }

  async function readMore(here: Reading | null): Promise<void> {
    if (!here) return;
    if (!influencerIndex) {
      const count = await countEntries(ctx);
      if (count > MAX_ROWS) return giveUp(count);
      influencerIndex = new InfluencerIndex(count);
    }
    const ids = await selectIdsAfter(ctx, here.after, ROWS_AT_ONCE);
    const entries = await selectEntries(ctx, ids);
    if (reading !== here) return; // it begins anew
    for (const entry of entries) {
      influencerIndex.put(entry);
      here.unmet.delete(entry.id);
    }
    const last = ids.at(-1);
    if (influencerIndex.size > MAX_ROWS) return giveUp(influencerIndex.size);
    if (last && ids.length === ROWS_AT_ONCE) {
      here.after = last;
      return;
    }
    for (const id of here.unmet) influencerIndex.remove(id);
    reading = null;
    if (influencerIndexOf(ctx)) return;
    setInfluencerIndex(ctx, influencerIndex);
    log.info('influencers are in memory', { influencers: influencerIndex.size });
  }

  function giveUp(influencers: number): void {
    log.info('too many influencers for memory: the database answers', { influencers, most: MAX_ROWS });
    setInfluencerIndex(ctx, null);
    influencerIndex = null;
    reading = null;
  }

  return {
    async close() {
      isClosing = true;
      setInfluencerIndex(ctx, null); // nobody keeps it up to date any more
      await listener.close();
      await work;
    },
  };
}
