const tints = ['bg-sand', 'bg-rose', 'bg-sage', 'bg-sky', 'bg-lilac'];

/** The tinted ground of a thing without a picture: by its id or name, so that it is the same wherever it is shown. */
export function tintOf(key: string): string {
  const sum = key.split('').reduce((total, email) => total + email.charCodeAt(0), 0);
  return tints[sum % tints.length] ?? 'bg-sand';
}
