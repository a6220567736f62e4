import { readFileSync } from 'node:fs';
import type { Ctx } from '#domain/ctx.ts';
import { newId } from '#domain/id.server.ts';
import type { Language } from '#domain/language.ts';
import { demoEntries } from './entries.ts';

const pictureOf = (slug: string, type: 'svg' | 'png') => `/demo/blog/${slug}.${type}`;

export async function loadEntries({ db, now }: Ctx): Promise<void> {
  const rows = demoEntries.map(({ published, ...entry }) => {
    const { slug } = entry;
    const [en, fr] = [readEntry('en', slug), readEntry('fr', slug)];
    const at = published(now);
    return {
      ...entry,
      id: newId('entry'),
      title_en: en.title,
      title_fr: fr.title,
      resume_en: en.resume,
      resume_fr: fr.resume,
      body_en: en.body,
      body_fr: fr.body,
      cover: pictureOf(slug, 'svg'),
      share_picture: pictureOf(slug, 'png'),
      cover_alt_en: en.alt,
      cover_alt_fr: fr.alt,
      published_at: at,
      created_at: at,
      updated_at: at,
    };
  });
  await db
    .insertInto('blog_entry')
    .values(rows)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
}

export async function removeEntries({ db }: Ctx): Promise<void> {
  const covers = demoEntries.map(({ slug }) => pictureOf(slug, 'svg'));
  await db.deleteFrom('blog_entry').where('cover', 'in', covers).execute();
}

/** The file has `name: text` lines between two `---` lines, then the body in Markdown. */
function readEntry(language: Language, slug: string) {
  const file = `demo/blog/${language}/${slug}.md`;
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n'); // Git on Windows writes CRLF.
  const [, head = '', ...body] = text.split(/^---\n/m);
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  return { title: field('title'), resume: field('resume'), alt: field('alt'), body: body.join('---\n') };
}
