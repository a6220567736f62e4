const tints = ['bg-sand', 'bg-rose', 'bg-sage', 'bg-sky', 'bg-lilac'];

/** Background tint for something without an image. The key is an id or a name, so the tint is the same on every page. */
export function tintOf(key: string): string {
  const sum = key.split('').reduce((total, character) => total + character.charCodeAt(0), 0);
  return tints[sum % tints.length] ?? 'bg-sand';
}
