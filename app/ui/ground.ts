const grounds = ['bg-sand', 'bg-rose', 'bg-sage', 'bg-sky', 'bg-lilac'];

/** The tinted ground of a thing without a picture: by its id or name, so that it is the same wherever it is shown. */
export function groundOf(key: string): string {
  const sum = key.split('').reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return grounds[sum % grounds.length] ?? 'bg-sand';
}
