import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { anEntry, aVisitor, later } from '#tests/people.ts';
import { findAllEntries, findEntries, findNewestEntries } from './find-entries.server.ts';
import { findEntry } from './find-entry.server.ts';

const db = await testDatabase();
const visitor = aVisitor(db);
const onDay = (day: number) => ({ published_at: new Date(Date.UTC(2026, 4, day)) });
const slugs = (entries: { slug: string }[]) => entries.map(({ slug }) => slug);

describe('blog entries', () => {
  it('are listed six a page, newest first, each exactly once; a page number too high returns the last page', async () => {
    for (let day = 1; day <= 14; day += 1) await anEntry(visitor, { slug: `of-day-${day}`, ...onDay(day) });
    const pages = await Promise.all([1, 2, 3, 9].map((page) => findEntries(visitor, page)));
    expect(pages.map(({ page, entries }) => [page, entries.length])).toEqual([
      [1, 6],
      [2, 6],
      [3, 2],
      [3, 2],
    ]);
    expect(pages[0]?.pages).toBe(3);
    const all = slugs(pages.slice(0, 3).flatMap(({ entries }) => entries));
    expect(all).toEqual(Array.from({ length: 14 }, (_, index) => `of-day-${14 - index}`));
    expect(slugs(await findAllEntries(visitor))).toEqual(all);
    expect(slugs(await findNewestEntries(visitor, 2))).toEqual(['of-day-14', 'of-day-13']);
  });

  it('with the same publication moment have a stable order across pages', async () => {
    for (let n = 0; n < 13; n += 1) await anEntry(visitor);
    const pages = await Promise.all([1, 2, 3].map((page) => findEntries(visitor, page)));
    expect(new Set(slugs(pages.flatMap(({ entries }) => entries))).size).toBe(13);
  });

  it('exclude drafts, and planned entries until their moment', async () => {
    await anEntry(visitor, { slug: 'draft', published_at: null, title_fr: '', body_fr: '' });
    await anEntry(visitor, { slug: 'tomorrow', published_at: later(visitor, 1).now });
    await anEntry(visitor, { slug: 'today' });
    expect(slugs(await findAllEntries(visitor))).toEqual(['today']);
    for (const slug of ['draft', 'tomorrow']) expect(await findEntry(visitor, slug)).toBeNull();
    expect((await findEntry(visitor, 'today'))?.further).toEqual([]);
    const onTheDay = later(visitor, 1);
    expect(slugs((await findEntries(onTheDay, 1)).entries)).toEqual(['tomorrow', 'today']);
    expect((await findEntry(onTheDay, 'tomorrow'))?.entry.slug).toBe('tomorrow');
  });

  it('count only published entries for the number of pages', async () => {
    expect(await findEntries(visitor, 3)).toEqual({ entries: [], page: 1, pages: 1 });
    for (let n = 0; n < 6; n += 1) await anEntry(visitor);
    await anEntry(visitor, { published_at: later(visitor, 1).now });
    expect(await findEntries(visitor, 2)).toMatchObject({ page: 1, pages: 1 });
    expect(await findEntries(later(visitor, 1), 2)).toMatchObject({ page: 2, pages: 2 });
  });

  it('have the later of publication and last change as updatedAt', async () => {
    const slug = await anEntry(visitor, { updated_at: later(visitor, -5).now, published_at: visitor.now });
    expect((await findEntry(visitor, slug))?.entry.updatedAt).toEqual(visitor.now);
    const { now } = later(visitor, 3);
    await db.kysely.updateTable('blog_entry').set({ updated_at: now }).execute();
    expect((await findEntry(visitor, slug))?.entry.updatedAt).toEqual(now);
  });

  it('are in the reader’s language, with the reading time of that text', async () => {
    const words = (count: number) => `${Array(count).fill('word').join(' \n')} `;
    const texts = { body_en: words(1100), body_fr: words(100), cover_alt_fr: 'Une table' };
    const slug = await anEntry(visitor, texts);
    const found = await findEntry({ ...visitor, language: 'fr' }, slug);
    expect(found?.entry).toMatchObject({ title: `De ${slug}`, coverAlt: 'Une table', minutes: 1 });
    expect(found?.entry.body).toBe(words(100));
    const [english] = await findNewestEntries(visitor, 1);
    expect(english).toMatchObject({ title: `On ${slug}`, body: words(1100), minutes: 5 });
  });

  it('link to three others, those of the same topic first', async () => {
    const slug = await anEntry(visitor, { topic: 'law', ...onDay(9) });
    await anEntry(visitor, { slug: 'old-law', topic: 'law', ...onDay(1) });
    for (const day of [5, 6, 7])
      await anEntry(visitor, { slug: `money-${day}`, topic: 'money', ...onDay(day) });
    const found = await findEntry(visitor, slug);
    expect(slugs(found?.further ?? [])).toEqual(['old-law', 'money-7', 'money-6']);
  });

  it('must be complete when published, with a unique slug that is valid in an address', async () => {
    await expect(anEntry(visitor, { body_fr: '' })).rejects.toThrow(/blog_entry_check/);
    for (const slug of ['Été', 'a b', '-a', 'feed.xml', ''])
      await expect(anEntry(visitor, { slug })).rejects.toThrow(/blog_entry_slug_check/);
    await anEntry(visitor, { slug: 'one' });
    await expect(anEntry(visitor, { slug: 'one' })).rejects.toThrow(/blog_entry_slug_key/);
  });
});
