const PLACEHOLDER_IMAGES = 8;

/**
 * Returns address of a blurred invented portrait that visitors see in place of an influencer's picture, the same for
 * an id on
 * every page. The portraits (DiceBear's “notionists” by Zoish, CC0) contain nothing of the real picture.
 */
export function placeholderImageOf(id: string): string {
  const sum = id.split('').reduce((total, character) => total + character.charCodeAt(0), 0);
  return `/veils/${(sum % PLACEHOLDER_IMAGES) + 1}.webp`;
}
