import type { Ctx } from '../ctx.ts';
import { placeOf } from '../paging.ts';
import { ENTRIES_PER_PAGE, type EntryCardView, type EntryView } from './entry.ts';
import { entryCard, selectEntries } from './select-entries.server.ts';

/** Returns six published entries a page, newest first. Returns the last page if `requestedPage` is too high. */
export async function findEntries(ctx: Ctx, requestedPage: number) {
  const { total } = await ctx.db
    .selectFrom('blog_entry')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('published_at', '<=', ctx.now)
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage, ENTRIES_PER_PAGE);
  const rows = await selectEntries(ctx).limit(ENTRIES_PER_PAGE).offset(offset).execute();
  return { entries: rows.map(entryCard), page, pages };
}

export async function findAllEntries(ctx: Ctx): Promise<EntryCardView[]> {
  return (await selectEntries(ctx).execute()).map(entryCard);
}

export async function findNewestEntries(ctx: Ctx, count: number): Promise<EntryView[]> {
  const rows = await selectEntries(ctx).select(`body_${ctx.language} as body`).limit(count).execute();
  return rows.map((row) => ({ ...entryCard(row), body: row.body }));
}
