import { dayOf } from '../../clock.ts';
import type { Ctx } from '../../ctx.ts';
import { daysBefore } from './days-before.ts';
import { measureStorage } from './measure-storage.server.ts';

export const SAMPLE_DAYS = 400;

/** Stores one sample a day across all processes. Deletes samples after 400 days. */
export async function sampleStorage(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const { db, now } = ctx;
  const day = dayOf(now);
  const known = await db.selectFrom('storage_sample').select('day').where('day', '=', day).executeTakeFirst();
  if (known) return;
  const sizes = await measureStorage(ctx);
  const samples = sizes.map(({ name, bytes, rows }) => ({ day, name, bytes, row_count: rows }));
  await db
    .insertInto('storage_sample')
    .values(samples)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('storage_sample').where('day', '<', daysBefore(now, SAMPLE_DAYS)).execute();
}
