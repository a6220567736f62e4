import type { Ctx } from '../ctx.ts';
import { isDrawing, largePictureAddress } from '../files/media.ts';
import { type EntryCardView, readingMinutes, type Topic } from './entry.ts';

export function selectEntries({ db, language, now }: Ctx) {
  return db
    .selectFrom('blog_entry')
    .select(['id', 'slug', 'topic', 'author', 'cover', 'share_picture', 'published_at', 'updated_at'])
    .select([`title_${language} as title`, `resume_${language} as resume`])
    .select([`cover_alt_${language} as cover_alt`, `words_${language} as words`])
    .where('published_at', '<=', now)
    .$narrowType<{ published_at: Date }>()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}

type Selected = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number];

const addressOf = (cover: string) => (isDrawing(cover) ? cover : largePictureAddress(cover));

export function entryCard(row: Selected): EntryCardView {
  const { published_at: publishedAt, updated_at: updatedAt } = row;
  return {
    id: row.id,
    slug: row.slug,
    topic: row.topic as Topic,
    author: row.author,
    title: row.title,
    resume: row.resume,
    cover: row.cover && addressOf(row.cover),
    coverAlt: row.cover_alt,
    sharePicture: row.share_picture ?? (row.cover && !isDrawing(row.cover) ? addressOf(row.cover) : null),
    minutes: readingMinutes(row.words),
    publishedAt,
    updatedAt: updatedAt > publishedAt ? updatedAt : publishedAt,
  };
}
