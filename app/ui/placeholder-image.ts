import { hashOf } from './tint.ts';

const PLACEHOLDER_IMAGES = 8;

/**
 * Returns the address of a blurred invented portrait that visitors see in place of an influencer's picture. An id has
 * the same portrait on every page. The portraits (DiceBear's “notionists” by Zoish, CC0) contain nothing of the real
 * picture.
 */
export function placeholderImageOf(id: string): string {
  return `/veils/${(hashOf(id) % PLACEHOLDER_IMAGES) + 1}.webp`;
}
