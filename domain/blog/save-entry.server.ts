import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { BlogEntryRow } from '#db/tables.ts';
import { act, type Ctx, requireStaff } from '../ctx.ts';
import { replaceImage } from '../files/replace-image.server.ts';
import { newId } from '../id.server.ts';
import { Refusal, type RefusalCode } from '../refusal.ts';
import { audit } from '../staff/audit.server.ts';
import { requiredTexts } from './draft.ts';
import type { EntryInput } from './entry-input.ts';
import { draftOf } from './find-drafts.server.ts';
import { lockEntry } from './lock-entry.server.ts';

/**
 * Saves a new draft or an existing entry, and returns its id. Published and planned entries must stay complete in
 * both languages, and their slugs are fixed, because other sites may link to them. Changes nothing if an entry with the
 * slug has exactly these fields, because the request repeats one whose response was lost. Refuses with
 * `blog.slug_taken`, `blog.slug_is_fixed`, `field.required`, and `staff.changed_meanwhile` if `input.version` is outdated.
 */
export function saveEntry(ctx: Ctx, id: string | null, input: EntryInput): Promise<string> {
  return act(ctx, async (ctx) => {
    requireStaff(ctx);
    const entry = id === null ? null : await lockEntry(ctx, id);
    const other = await findOther(ctx, input.slug, id);
    const same = entry ?? other;
    if (same && hasFields(same, input)) return same.id;
    if (entry && draftOf(entry).version !== input.version) {
      throw new Refusal('staff.changed_meanwhile', { version: 'staff.changed_meanwhile' });
    }
    if (entry?.published_at) {
      requireAllTexts(input);
      if (input.slug !== entry.slug) throw new Refusal('input.invalid', { slug: 'blog.slug_is_fixed' });
    }
    if (other) throw new Refusal('input.invalid', { slug: 'blog.slug_taken' });
    const entryId = id ?? newId('entry');
    const cover = await replaceImage(ctx, {
      of: entryId,
      current: entry?.cover ?? null,
      requested: input.cover,
      field: 'cover',
    });
    const values = {
      slug: input.slug,
      topic: input.topic,
      author: input.author,
      title_en: input.titleEn,
      title_fr: input.titleFr,
      resume_en: input.resumeEn,
      resume_fr: input.resumeFr,
      body_en: input.bodyEn,
      body_fr: input.bodyFr,
      cover,
      cover_alt_en: input.coverAltEn,
      cover_alt_fr: input.coverAltFr,
      // The share picture shows the cover, so a new cover removes the share picture.
      ...(cover !== (entry?.cover ?? null) && { share_picture: null }),
      updated_at: ctx.now,
    };
    if (entry) await ctx.db.updateTable('blog_entry').set(values).where('id', '=', entryId).execute();
    else
      await ctx.db
        .insertInto('blog_entry')
        .values({ ...values, id: entryId, created_at: ctx.now })
        .execute();
    await audit(ctx, entry ? 'entry.edited' : 'entry.written', entryId);
    return entryId;
  });
}

/** Refuses with `field.required` for each text that is missing in either language. */
export function requireAllTexts(texts: Record<(typeof requiredTexts)[number], string>): void {
  const missing = requiredTexts.filter((name) => texts[name] === '');
  const fields = Object.fromEntries(missing.map((name): [string, RefusalCode] => [name, 'field.required']));
  if (missing.length > 0) throw new Refusal('input.invalid', fields);
}

/** Returns another entry with the slug. */
function findOther({ db }: Ctx, slug: string, id: string | null) {
  return db
    .selectFrom('blog_entry')
    .selectAll()
    .where('slug', '=', slug)
    .$if(id !== null, (query) => query.where('id', '<>', id))
    .executeTakeFirst();
}

function hasFields(row: Selectable<BlogEntryRow>, { version: _, cover, ...texts }: EntryInput): boolean {
  const stored = draftOf(row);
  const hasCover = cover === undefined || cover === (stored.cover ?? '');
  return hasCover && isDeepStrictEqual(stored, { ...stored, ...texts });
}
