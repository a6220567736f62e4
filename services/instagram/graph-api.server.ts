import { z } from 'zod';
import { discover, type GraphApiSettings } from './business-discovery.server.ts';
import { findPost } from './find-post.server.ts';
import type { Instagram, Reading } from './instagram.ts';

const NEWEST_POSTS = 12;

const count = z.number().int().min(0);
const account = z.object({
  id: z.string().min(1),
  // Instagram omits an empty biography.
  biography: z.string().default(''),
  followers_count: count,
  follows_count: count,
  media_count: count,
  // `media` is absent if there are no posts. `like_count` is absent if the owner hides likes, which then count as
  // 0.
  media: z
    .object({ data: z.array(z.object({ like_count: count.default(0), comments_count: count.default(0) })) })
    .default({ data: [] }),
});
const media = `media.limit(${NEWEST_POSTS}){like_count,comments_count}`;
const fields = `id,biography,followers_count,follows_count,media_count,${media}`;

/** Reads Instagram by its Graph API (`discover`). */
export function instagramByGraphApi(settings: GraphApiSettings): Instagram {
  return {
    isReadable: true,
    async read(handle) {
      const found = await discover(settings, handle, fields, account);
      return typeof found === 'string' ? found : readingOf(found);
    },
    findPost: (handle, shortcode) => findPost(settings, handle, shortcode),
  };
}

function readingOf(found: z.infer<typeof account>): Reading {
  const { id, biography, followers_count, follows_count, media_count, media } = found;
  return {
    accountId: id,
    biography,
    followers: followers_count,
    following: follows_count,
    posts: media_count,
    engagementRate: rateOf(media.data, followers_count),
  };
}

function rateOf(posts: { like_count: number; comments_count: number }[], followers: number): number {
  if (posts.length === 0 || followers === 0) return 0;
  const reactions = posts.reduce((sum, post) => sum + post.like_count + post.comments_count, 0);
  const percent = (reactions / posts.length / followers) * 100;
  return Math.min(100, Math.round(percent * 100) / 100);
}
