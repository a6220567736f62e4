import type { Choice } from './choice.ts';
import type { Published } from './model-content.ts';
import type { Content } from './work-state.ts';

/** Number of different posts, so small that several deliverables get the same post. */
const POSTS = 12;

/** Different addresses of the same post. */
const addresses = [
  (id: string) => `https://www.instagram.com/p/${id}/`,
  (id: string) => `instagram.com/reel/${id}?igsh=1`,
  (id: string) => `https://m.instagram.com/lea/p/${id}/#a`,
];

/**
 * Returns a link, a screenshot or both, as the proof that the kind of content needs. If `odd` is `name`, the link leads
 * to no post on the agreed platform. If `odd` is `code`, both are missing. If `odd` is `stale`, the screenshot is
 * missing.
 */
export function postFor({ what, odd }: Choice, content: Content | undefined): Published & { url: string } {
  const { kind, platform } = content ?? { kind: 'post', platform: 'instagram' };
  const isProved = odd !== 'code';
  if (odd === 'name') {
    const url = platform === 'instagram' ? 'https://www.tiktok.com/@lea/video/12345678' : 'not an address';
    return { url, post: null, isLinkRight: false, screenshots: 1 };
  }
  const needsNoLink = kind === 'story' || (kind === 'other' && what % 4 < 2);
  const hasLink = isProved && (!needsNoLink || what % 4 === 1);
  const id = `Model${what % POSTS}`;
  const url = hasLink ? (addresses[what % addresses.length]?.(id) ?? '') : '';
  const post = hasLink ? `instagram:${id}` : null;
  return { url, post, isLinkRight: true, screenshots: isProved && needsNoLink && odd !== 'stale' ? 1 : 0 };
}
