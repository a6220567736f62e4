const PLACEHOLDER_IMAGES = 8;

/**
 * A blurred generated portrait (tests/pictures/draw-placeholder-images.ts). Visitors see it in place of an influencer's picture.
 * The id decides which one, so it is the same on every page. It contains nothing of the real picture.
 */
export function placeholderImageOf(id: string): string {
  const sum = id.split('').reduce((total, character) => total + character.charCodeAt(0), 0);
  return `/veils/${(sum % PLACEHOLDER_IMAGES) + 1}.webp`;
}
