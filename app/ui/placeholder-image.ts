const PLACEHOLDER_IMAGES = 8;

/**
 * A blurred portrait of nobody (tests/pictures/draw-placeholder-images.ts), shown to visitors in place of somebody's picture. By the id, so that it
 * is the same wherever they are shown; nothing of the picture is in it.
 */
export function placeholderImageOf(id: string): string {
  const sum = id.split('').reduce((total, email) => total + email.charCodeAt(0), 0);
  return `/veils/${(sum % PLACEHOLDER_IMAGES) + 1}.webp`;
}
