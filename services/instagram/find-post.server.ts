import { z } from 'zod';
import { discover, type GraphApiSettings } from './business-discovery.server.ts';
import type { PostSearch } from './instagram.ts';

const PAGE_POSTS = 50;
const MAX_PAGES = 4;
const EPOCH = new Date(0);

/** Null if the figure is missing or not a count. Images have no views, and owners can hide likes. */
const count = z.number().int().min(0).nullable().catch(null);
const text = z.string().nullable().catch(null);
const medium = z.object({
  permalink: text,
  timestamp: text,
  username: text,
  like_count: count,
  comments_count: count,
  view_count: count,
});
// The cursor becomes part of the next query expression. A cursor of another form ends the search.
const cursor = z.string().regex(/^[\w=-]{1,500}$/);
const page = z.object({
  id: z.string().min(1),
  // `media` is absent if there are no posts.
  media: z
    .object({
      data: z.array(medium),
      paging: z
        .object({ cursors: z.object({ after: cursor.optional().catch(undefined) }) })
        .optional()
        .catch(undefined),
    })
    .default({ data: [] }),
});
type Medium = z.infer<typeof medium>;

const mediaFields = 'permalink,timestamp,username,like_count,comments_count,view_count';

/** Reads at most four pages of 50 posts, the newest first, until the post is found. */
export async function findPost(
  settings: GraphApiSettings,
  handle: string,
  shortcode: string,
): Promise<PostSearch | 'unknown' | 'unavailable'> {
  let after: string | undefined;
  let readSince: Date | null = null;
  for (let number = 1; ; number += 1) {
    const paging = `limit(${PAGE_POSTS})${after ? `.after(${after})` : ''}`;
    const found = await discover(settings, handle, `id,media.${paging}{${mediaFields}}`, page);
    if (typeof found === 'string') return found;
    const { id: accountId, media } = found;
    const post = media.data.find(({ permalink }) => shortcodeIn(permalink) === shortcode);
    // Uses the last post of the page, because pinned posts come first regardless of their time.
    readSince = dateIn(media.data.at(-1)) ?? readSince;
    if (post) return { accountId, post: listed(post), readSince };
    if (media.data.length === 0) return { accountId, post: null, readSince: readSince && EPOCH };
    after = media.paging?.cursors.after;
    if (!after || number === MAX_PAGES) return { accountId, post: null, readSince };
  }
}

const listed = ({ username, like_count, comments_count, view_count }: Medium) => ({
  author: username,
  likes: like_count,
  comments: comments_count,
  views: view_count,
});

/** Returns the shortcode in a permalink. Never requests the permalink. */
function shortcodeIn(permalink: string | null): string | undefined {
  return /^https:\/\/www\.instagram\.com\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]+)\/?$/.exec(
    permalink ?? '',
  )?.[1];
}

/**
 * Returns the time of a post, or null if the time is missing or invalid. Instagram writes `2026-06-15T10:00:00+0000`.
 */
function dateIn(medium: Medium | undefined): Date | null {
  const date = new Date(medium?.timestamp ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}
