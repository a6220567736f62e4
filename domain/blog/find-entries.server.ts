import type { Ctx } from '../ctx.ts';
import { placeOf } from '../paging.ts';
import { ENTRIES_PER_PAGE, type EntryCardView, type EntryView } from './entry.ts';
import { entryCard, selectEntries } from './select-entries.server.ts';

export interface EntryPage {
  entries: EntryCardView[];
  page: number;
  pages: number;
}

/** A page of the published entries, newest first, six a page. A page past the last one is the last one. */
export async function findEntries(ctx: Ctx, requestedPage: number): Promise<EntryPage> {
  const rowsOf = (page: number) =>
    selectEntries(ctx)
      .select((eb) => eb.cast<number>(eb.fn.countAll().over(), 'integer').as('total'))
      .limit(ENTRIES_PER_PAGE)
      .offset((page - 1) * ENTRIES_PER_PAGE)
      .execute();
  const firstTry = Math.max(1, requestedPage);
  const firstRows = await rowsOf(firstTry);
  const total = firstRows[0]?.total ?? (await countEntries(ctx)); // past the last page there is no row with the total
  const { page, pages } = placeOf(total, firstTry, ENTRIES_PER_PAGE);
  const rows = page === firstTry ? firstRows : await rowsOf(page);
  return { entries: rows.map(entryCard), page, pages };
}

async function countEntries({ db, now }: Ctx): Promise<number> {
  const { total } = await db
    .selectFrom('blog_entry')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .where('published_at', '<=', now)
    .executeTakeFirstOrThrow();
  return total;
}

/** Every published entry, newest first, for the sitemap and other machine-readable lists. */
export async function findAllEntries(ctx: Ctx): Promise<EntryCardView[]> {
  return (await selectEntries(ctx).execute()).map(entryCard);
}

/** The newest published entries with their full texts, for the feed. */
export async function findNewestEntries(ctx: Ctx, count: number): Promise<EntryView[]> {
  const rows = await selectEntries(ctx).select(`body_${ctx.language} as body`).limit(count).execute();
  return rows.map((row) => ({ ...entryCard(row), body: row.body }));
}
