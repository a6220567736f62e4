import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { parse } from '#domain/parse.ts';
import { findAudit } from '#domain/staff/find-audit.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anEntry, anUpload, aVisitor, later } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { entryInput, publicationInput } from './entry-input.ts';
import { findDraft, findDrafts, previewEntry } from './find-drafts.server.ts';
import { findAllEntries } from './find-entries.server.ts';
import { findEntry } from './find-entry.server.ts';
import { publishEntry, unpublishEntry } from './publish-entry.server.ts';
import { saveEntry } from './save-entry.server.ts';

const db = await testDatabase();
const someTexts = {
  slug: 'on-doors',
  topic: 'places',
  author: 'Margaux Ferrand',
  titleEn: 'On doors',
  titleFr: 'Des portes',
  resumeEn: 'They open.',
  resumeFr: 'Elles s’ouvrent.',
  bodyEn: 'In *English*.',
  bodyFr: 'En *français*.',
  coverAltEn: '',
  coverAltFr: '',
  version: '2026-06-15T10:00:00.000Z',
};
const input = (overrides: Record<string, string> = {}) => parse(entryInput, { ...someTexts, ...overrides });
const immediately = { day: '', time: '' };
const audited = async () =>
  (await db.kysely.selectFrom('audit').select(['act', 'subject_id']).orderBy('id').execute())
    .filter(({ act }) => act.startsWith('entry.'))
    .map(({ act, subject_id: id }) => [act, id]);

describe('an entry', () => {
  it('may be an incomplete draft, but is published only if complete in both languages', async () => {
    const staff = await someStaff(db);
    const id = await saveEntry(staff, null, input({ titleFr: '', bodyFr: '' }));
    const fields = { titleFr: 'field.required', bodyFr: 'field.required' };
    await expect(publishEntry(staff, id, immediately)).rejects.toMatchObject({ fields });
    await saveEntry(staff, id, input());
    expect(await findAllEntries(staff)).toEqual([]);
    await publishEntry(staff, id, immediately);
    expect(await findEntry({ ...aVisitor(db), language: 'fr' }, 'on-doors')).toMatchObject({
      entry: { title: 'Des portes', body: 'En *français*.' },
    });
    await expect(saveEntry(staff, id, input({ resumeEn: '' }))).rejects.toMatchObject({
      fields: { resumeEn: 'field.required' },
    });
    await unpublishEntry(staff, id);
    expect(await findAllEntries(staff)).toEqual([]);
    expect(await audited()).toEqual([
      ['entry.written', id],
      ['entry.edited', id],
      ['entry.published', id],
      ['entry.unpublished', id],
    ]);
    const nameIn = async (language: Language) =>
      (await findAudit({ ...staff, language }, { page: 1, subjectId: id })).lines.at(-1)?.subject;
    expect(await nameIn('en')).toEqual({ id, name: 'On doors', kind: 'entry' });
    expect(await nameIn('fr')).toEqual({ id, name: 'Des portes', kind: 'entry' });
  });

  it('is saved once if the request is repeated', async () => {
    const staff = await someStaff(db);
    const id = await saveEntry(staff, null, input());
    expect(await saveEntry(later(staff, 1), null, input())).toBe(id);
    await expect(saveEntry(staff, null, input({ titleEn: 'Another' }))).rejects.toMatchObject({
      fields: { slug: 'blog.slug_taken' },
    });
    const { version } = (await findDraft(staff, id)) ?? {};
    const edited = input({ titleEn: 'Edited', version: version ?? '' });
    await saveEntry(later(staff, 1), id, edited);
    await saveEntry(later(staff, 2), id, edited);
    expect((await audited()).map(([act]) => act)).toEqual(['entry.written', 'entry.edited']);
  });

  it('is shown from its planned moment in Paris time, in summer and winter', async () => {
    const staff = await someStaff(db);
    const id = await saveEntry(staff, null, input());
    const shown = async (moment: string) =>
      (await findAllEntries({ ...staff, now: new Date(moment) })).length;
    await publishEntry(staff, id, parse(publicationInput, { day: '2026-06-16', time: '07:30' }));
    expect([await shown('2026-06-16T05:29:59Z'), await shown('2026-06-16T05:30:00Z')]).toEqual([0, 1]);
    await publishEntry(staff, id, parse(publicationInput, { day: '2026-12-01', time: '' }));
    expect([await shown('2026-11-30T22:59:59Z'), await shown('2026-11-30T23:00:00Z')]).toEqual([0, 1]);
    await publishEntry(staff, id, parse(publicationInput, { day: '', time: '18:45' }));
    expect([await shown('2026-06-15T16:44:59Z'), await shown('2026-06-15T16:45:00Z')]).toEqual([0, 1]);
  });

  it.each([
    ['a day before today', { day: '2026-06-14', time: '' }, 'day'],
    ['today without a time', { day: '2026-06-15', time: '' }, 'time'],
    ['today at a past time', { day: '2026-06-15', time: '11:59' }, 'time'],
    ['a past time without a day', { day: '', time: '11:59' }, 'time'],
  ])('is not published for %s, because its date would be in the past', async (_, typed, field) => {
    const staff = await someStaff(db);
    const id = await saveEntry(staff, null, input());
    const publish = () => publishEntry(staff, id, parse(publicationInput, typed));
    await expect(publish()).rejects.toMatchObject({ fields: { [field]: 'field.moment_is_past' } });
    expect(await findDraft(staff, id)).toMatchObject({ publishedAt: null });
  });

  it('is published once, so a page that was loaded before cannot plan it again', async () => {
    const staff = await someStaff(db);
    const id = await saveEntry(staff, null, input());
    await publishEntry(staff, id, parse(publicationInput, { day: '2026-06-15', time: '18:00' }));
    const plan = (hours: number) =>
      publishEntry(later(staff, hours / 24), id, parse(publicationInput, { day: '2026-12-01', time: '' }));
    await expect(plan(6)).rejects.toThrow('staff.changed_meanwhile');
    expect(await findAllEntries(later(staff, 1))).toHaveLength(1);
    await unpublishEntry(later(staff, 1), id);
    await plan(25);
    expect(await findDraft(staff, id)).toMatchObject({ publishedAt: new Date('2026-11-30T23:00:00Z') });
  });

  it('has a unique slug, which cannot change after publication', async () => {
    const staff = await someStaff(db);
    await anEntry(staff, { slug: 'taken' });
    const slugRefused = (slug: string, code: string) =>
      expect(saveEntry(staff, id, input({ slug }))).rejects.toMatchObject({ fields: { slug: code } });
    const id = await saveEntry(staff, null, input());
    await slugRefused('taken', 'blog.slug_taken');
    await saveEntry(staff, id, input({ slug: 'on-windows' }));
    await publishEntry(staff, id, immediately);
    await slugRefused('on-doors', 'blog.slug_is_fixed');
    expect(() => input({ slug: 'Été' })).toThrow('input.invalid');
  });

  it('refuses to overwrite a version that a colleague saved meanwhile', async () => {
    const staff = await someStaff(db);
    const id = await saveEntry(staff, null, input());
    const { version } = await findDraft(staff, id);
    const save = (days: number, titleEn: string, version: string) =>
      saveEntry(later(staff, days), id, input({ titleEn, version }));
    await save(1, 'On gates', version);
    await expect(save(2, 'On windows', version)).rejects.toThrow('staff.changed_meanwhile');
    const saved = await findDraft(staff, id);
    expect(saved.titleEn).toBe('On gates');
    await save(2, 'On windows', saved.version);
    expect(await findDraft(staff, id)).toMatchObject({ titleEn: 'On windows' });
  });

  it('shows the image that was uploaded for it', async () => {
    const staff = await someStaff(db);
    const cover = await anUpload(staff);
    const id = await saveEntry(staff, null, input({ cover }));
    expect(await findDraft(staff, id)).toMatchObject({ cover });
    const large = `/media/${cover}/large.jpg`;
    expect(await previewEntry(staff, id)).toMatchObject({ cover: large, sharePicture: large });
    await saveEntry(staff, id, input({ cover: '' }));
    expect(await previewEntry(staff, id)).toMatchObject({ cover: null, sharePicture: null });
  });

  it('can be read and changed by staff only before publication', async () => {
    const staff = await someStaff(db);
    const id = await saveEntry(staff, null, input());
    for (const other of [aVisitor(db), await aBrand(db)]) {
      const refused = { code: 'staff.not_found', status: 404 };
      await expect(findDrafts(other, 1)).rejects.toMatchObject(refused);
      await expect(findDraft(other, id)).rejects.toMatchObject(refused);
      await expect(previewEntry(other, id)).rejects.toMatchObject(refused);
      await expect(saveEntry(other, id, input())).rejects.toMatchObject(refused);
      await expect(saveEntry(other, null, input())).rejects.toMatchObject(refused);
      await expect(publishEntry(other, id, immediately)).rejects.toMatchObject(refused);
      await expect(unpublishEntry(other, id)).rejects.toMatchObject(refused);
    }
    await expect(findDraft(staff, 'entry-none')).rejects.toThrow('blog.not_found');
  });

  it('is listed with its state: drafts first, then planned, then published entries', async () => {
    const staff = await someStaff(db);
    await anEntry(staff, { slug: 'old', published_at: later(staff, -3).now });
    await anEntry(staff, { slug: 'planned', published_at: later(staff, 3).now });
    await anEntry(staff, { slug: 'draft', published_at: null, title_en: '', title_fr: 'En français' });
    const { lines, pages } = await findDrafts(staff, 1);
    expect(pages).toBe(1);
    expect(lines.map(({ slug, state, title }) => [slug, state, title])).toEqual([
      ['draft', 'draft', 'En français'],
      ['planned', 'planned', 'On planned'],
      ['old', 'published', 'On old'],
    ]);
  });
});
