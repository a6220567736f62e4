import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';

/** Deletes shortlists and entries a day after their removal. */
export async function sweepShortlists({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS);
  await db.deleteFrom('shortlist').where('removed_at', '<', yesterday).execute();
  await db.deleteFrom('shortlist_entry').where('removed_at', '<', yesterday).execute();
}
