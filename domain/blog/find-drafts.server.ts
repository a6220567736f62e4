import type { Selectable } from 'kysely';
import type { BlogEntryRow } from '#db/tables.ts';
import { type Ctx, requireStaff } from '../ctx.ts';
import type { Language } from '../language.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { Refusal } from '../refusal.ts';
import { stateOf } from './draft.ts';
import type { EntryView, Topic } from './entry.ts';
import type { EntryDraft } from './entry-input.ts';
import { entryCard } from './select-entries.server.ts';

/**
 * Returns a page of all entries: drafts, then planned, then published, each group newest first. Refuses with
 * `staff.not_found`.
 */
export async function findDrafts(ctx: Ctx, requestedPage: number) {
  requireStaff(ctx);
  const { total } = await ctx.db
    .selectFrom('blog_entry')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const rows = await ctx.db
    .selectFrom('blog_entry')
    .select(['id', 'slug', 'topic', 'title_en', 'title_fr'])
    .select(['published_at as publishedAt', 'updated_at as updatedAt'])
    .$narrowType<{ topic: Topic }>()
    .orderBy('published_at', (order) => order.desc().nullsFirst())
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const lines = rows.map(({ title_en, title_fr, ...row }) => ({
    ...row,
    title: titleOf({ title_en, title_fr }, ctx.language),
    state: stateOf(row, ctx.now),
  }));
  return { lines, page, pages };
}

/** Returns the title in the given language, or else in the other language. Empty if both are missing. */
export function titleOf<Title extends string | null>(
  titles: { title_en: Title; title_fr: Title },
  language: Language,
): Title {
  return titles[`title_${language}`] || titles.title_en || titles.title_fr;
}

/** Refuses with `blog.not_found` and `staff.not_found`. */
export async function findDraft(ctx: Ctx, id: string): Promise<EntryDraft> {
  return draftOf(await rowOf(ctx, id));
}

/**
 * Returns an entry as readers will see it, in the context's language. The preview of a draft has the current time as
 * its publication date. Refuses like `findDraft`.
 */
export async function previewEntry(ctx: Ctx, id: string): Promise<EntryView> {
  const row = await rowOf(ctx, id);
  const { language } = ctx;
  const card = entryCard({
    ...row,
    published_at: row.published_at ?? ctx.now,
    title: row[`title_${language}`],
    resume: row[`resume_${language}`],
    cover_alt: row[`cover_alt_${language}`],
    words: row[`words_${language}`],
  });
  return { ...card, body: row[`body_${language}`] };
}

async function rowOf(ctx: Ctx, id: string): Promise<Selectable<BlogEntryRow>> {
  requireStaff(ctx);
  const row = await ctx.db.selectFrom('blog_entry').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('blog.not_found');
  return row;
}

export function draftOf(row: Selectable<BlogEntryRow>): EntryDraft {
  return {
    id: row.id,
    slug: row.slug,
    topic: row.topic as Topic,
    author: row.author,
    titleEn: row.title_en,
    titleFr: row.title_fr,
    resumeEn: row.resume_en,
    resumeFr: row.resume_fr,
    bodyEn: row.body_en,
    bodyFr: row.body_fr,
    cover: row.cover,
    coverAltEn: row.cover_alt_en,
    coverAltFr: row.cover_alt_fr,
    publishedAt: row.published_at,
    version: row.updated_at.toISOString(),
  };
}
