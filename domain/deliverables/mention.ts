import type { Mention } from '../terms/terms.ts';

export interface FoundMention {
  start: number;
  /** Exclusive. */
  end: number;
  isInFirstLine: boolean;
}

/**
 * Finds the legally required mention in a caption. Ignores case, and accepts any white space between the words. Returns
 * null if the mention is missing.
 */
export function findMention(caption: string, mention: Mention): FoundMention | null {
  const words = mention.split(' ').join('\\s+');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu').exec(caption);
  if (!found) return null;
  const { index: start } = found;
  const isInFirstLine = !caption.slice(0, start).trimStart().includes('\n');
  return { start, end: start + found[0].length, isInFirstLine };
}
