const tints = ['bg-sand', 'bg-rose', 'bg-sage', 'bg-sky', 'bg-lilac'];

/**
 * Returns the background tint of an item without an image. `key` is the item's id or name, so the tint is the same on
 * every page.
 */
export function tintOf(key: string): string {
  const sum = key.split('').reduce((total, character) => total + character.charCodeAt(0), 0);
  return tints[sum % tints.length] ?? 'bg-sand';
}
