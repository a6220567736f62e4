/** First words of our settings' names. Variables of other programs rarely begin with these words. */
const SERVICE = /^(DATABASE|SMTP|S3|CLAMAV|STRIPE|INSTAGRAM|BREACHED)_/;
/**
 * A name may differ from a setting by two characters only if the setting's name has at least this length. HOME, for
 * example, differs from HOST by two characters.
 */
const MIN_LENGTH = 6;

interface Misspelt {
  name: string;
  meant: string | undefined;
}

/**
 * Finds variables that look like misspelt settings. Such a name differs from a setting by at most two characters, or
 * begins like the settings of a service.
 */
export function misspeltSettings(variables: readonly string[], settings: readonly string[]): Misspelt[] {
  return variables.flatMap((name) => {
    // `MAIL` is the former name of EMAIL. Systems often set MAIL to the path of a mailbox, so MAIL causes no warning.
    if (settings.includes(name) || name === 'MAIL') return [];
    const limit = (setting: string) => (setting.length < MIN_LENGTH ? 1 : 2);
    const meant = settings.find((it) => distance(name.toUpperCase(), it) <= limit(it));
    return meant || SERVICE.test(name) ? [{ name, meant }] : [];
  });
}

function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, character] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, its] of other.split('').entries())
      next.push(
        Math.min(
          (row[index] ?? 0) + (character === its ? 0 : 1),
          (row[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
