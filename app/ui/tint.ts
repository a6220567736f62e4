const tints = ['bg-sand', 'bg-rose', 'bg-sage', 'bg-sky', 'bg-lilac'];

/**
 * Returns the background tint of an item without an image. `key` is the item's id or name, so the tint is the same on
 * every page.
 */
export function tintOf(key: string): string {
  return tints[hashOf(key) % tints.length] ?? 'bg-sand';
}

/** Returns the sum of the character codes of an id or name. */
export function hashOf(key: string): number {
  return key.split('').reduce((total, character) => total + character.charCodeAt(0), 0);
}
