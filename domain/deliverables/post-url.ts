import { linkOf } from '../portfolio/link.ts';
import type { Platform } from '../terms/terms.ts';

/** A published post, by its address. */
export interface Post {
  /** Identifies the post, so that it counts for one deliverable only. */
  key: string;
  /** Canonical address. */
  url: string;
  /** Stories vanish after a day. After that, only a screenshot shows them. */
  isStory: boolean;
}

interface Shape {
  platform: Exclude<Platform, 'other'>;
  hosts: readonly string[];
  /** Matches the whole path. */
  path: RegExp;
  /** Query parameter with the id. Without `query`, the id is the group `id` of the path. */
  query?: string;
  url: (id: string, path: string) => string;
  isStory?: true;
}

const withSubdomains = (host: string) => [host, `www.${host}`, `m.${host}`];

const instagram = { platform: 'instagram', hosts: withSubdomains('instagram.com') } as const;
const tiktok = { platform: 'tiktok', hosts: withSubdomains('tiktok.com') } as const;
const youtube = { platform: 'youtube', hosts: withSubdomains('youtube.com') } as const;
const video = (id: string) => `https://www.youtube.com/watch?v=${id}`;

/**
 * The accepted forms of addresses of single posts. Short links such as `vm.tiktok.com` are not accepted, because only a
 * request would show which post they lead to.
 */
const shapes: readonly Shape[] = [
  {
    ...instagram,
    path: /^\/(?:(?!share\/)[\w.]{1,30}\/)?(?:p|reel|reels|tv)\/(?<id>[\w-]{5,15})\/?$/,
    url: (id) => `https://www.instagram.com/p/${id}/`,
  },
  {
    ...instagram,
    path: /^\/stories\/(?!highlights\/)[\w.]{1,30}\/(?<id>\d{5,25})\/?$/,
    url: (_, path) => `https://www.instagram.com${path}/`,
    isStory: true,
  },
  {
    ...tiktok,
    path: /^\/@[\w.]{1,30}\/(?:video|photo)\/(?<id>\d{8,25})\/?$/,
    url: (_, path) => `https://www.tiktok.com${path}`,
  },
  { ...youtube, path: /^\/watch\/?$/, query: 'v', url: video },
  { ...youtube, path: /^\/(?:shorts|live)\/(?<id>[\w-]{11})\/?$/, url: video },
  { platform: 'youtube', hosts: ['youtu.be', 'www.youtu.be'], path: /^\/(?<id>[\w-]{11})\/?$/, url: video },
];

/** Characters that no typed address needs, and that can hide which host the address names. */
const DECEPTIVE = /[\s\p{C}\\]/u;
const MAX_LENGTH = 1_000;

/**
 * Returns the post to which a typed address leads, or null. The address must have a known shape of the platform. The
 * platform `other` accepts all public addresses, with or without a known shape. Removes the fragment. From an address
 * with a known shape, also removes the query, except the id of a YouTube video. From the query of any other address,
 * removes only the tracking parameters, because the rest of the query may name the page.
 */
export function postOf(typed: string, platform: Platform): Post | null {
  const link = DECEPTIVE.test(typed) ? null : linkOf(typed);
  if (!link || link.length > MAX_LENGTH) return null;
  const url = new URL(link);
  for (const shape of shapes) {
    const post = postIn(url, shape);
    if (post) return shape.platform === platform || platform === 'other' ? post : null;
  }
  return platform === 'other' ? unknownPost(url) : null;
}

function postIn(url: URL, shape: Shape): Post | null {
  const { platform, hosts, path, query } = shape;
  const isStory = Boolean(shape.isStory);
  const match = hosts.includes(url.hostname) && path.exec(url.pathname);
  if (!match) return null;
  const id = query ? onlyValue(url, query) : match.groups?.id;
  if (!id || (query && !/^[\w-]{11}$/.test(id))) return null;
  const key = isStory ? `${platform}:story:${id}` : `${platform}:${id}`;
  return { key, url: shape.url(id, url.pathname.replace(/\/$/, '')), isStory };
}

/** Returns undefined for a parameter that occurs twice, because two values could lead to two videos. */
function onlyValue({ searchParams }: URL, name: string): string | undefined {
  const values = searchParams.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

/** Query parameters that only say where a visitor comes from. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igsh|si)$/;

function unknownPost(url: URL): Post {
  url.hash = '';
  const tracking = Array.from(url.searchParams.keys()).filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  const host = url.hostname.replace(/^www\./, '');
  return {
    key: `other:${host}${url.pathname.replace(/\/+$/, '')}${url.search}`,
    url: url.href,
    isStory: false,
  };
}
