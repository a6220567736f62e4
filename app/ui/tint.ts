const tints = ['bg-sand', 'bg-rose', 'bg-sage', 'bg-sky', 'bg-lilac'];

/**
 * Returns the background of an item without an image. `key` is its id or name, so the tint is the same on every page.
 */
export function tintOf(key: string): string {
  return tints[hashOf(key) % tints.length] ?? 'bg-sand';
}

export function hashOf(key: string): number {
  return key.split('').reduce((total, character) => total + character.charCodeAt(0), 0);
}
