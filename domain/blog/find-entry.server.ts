import type { Ctx } from '../ctx.ts';
import type { EntryCardView, EntryView } from './entry.ts';
import { entryCard, selectEntries } from './select-entries.server.ts';

const FURTHER = 3;

/**
 * Returns a published entry with three other entries: the entries of the same topic first, then the newest entries.
 * Returns null if no published entry has the slug.
 */
export async function findEntry(
  ctx: Ctx,
  slug: string,
): Promise<{ entry: EntryView; further: EntryCardView[] } | null> {
  const [row, others] = await Promise.all([
    selectEntries(ctx).select(`body_${ctx.language} as body`).where('slug', '=', slug).executeTakeFirst(),
    selectEntries(ctx)
      .where('slug', '<>', slug)
      .clearOrderBy()
      .orderBy(
        (eb) => eb('topic', '=', eb.selectFrom('blog_entry').select('topic').where('slug', '=', slug)),
        'desc',
      )
      .orderBy('published_at', 'desc')
      .orderBy('id', 'desc')
      .limit(FURTHER)
      .execute(),
  ]);
  return row ? { entry: { ...entryCard(row), body: row.body }, further: others.map(entryCard) } : null;
}
