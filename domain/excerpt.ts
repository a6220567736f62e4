/** Returns at most the first `max` UTF-16 units of a text. Does not end with half of an emoji. */
export function excerptOf(text: string, max: number): string {
  return text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
